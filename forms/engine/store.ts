// The browser's state of one form. A keystroke evaluates what depends on its field and tells just those who look at it.
// Errors appear when a step is checked; after that a field that is put right loses its own at once. Nothing typed is lost.

import type { Answers } from '../definition.ts'
import type { Fault, Field, FieldOption } from '../fields/field.ts'
import type { CompiledActivity } from './compile.ts'
import { faultOf, faultsAmong, newState, offered, put, storedAnswers } from './state.ts'

type Listener = () => void
export type FormStore = ReturnType<typeof createStore>

/** The answers that a form begins with; a draft, which may have cleared them, does not begin again. */
const defaultsOf = ({ fields }: CompiledActivity): Answers =>
  Object.fromEntries(
    fields
      .filter(({ entry }) => entry.defaultValue !== undefined)
      .map(({ name, entry }) => [name, entry.defaultValue]),
  )

/** The store of an activity; `initial` are the answers of a draft. Without them the defaults stand. */
export const createStore = (activity: CompiledActivity, initial: Answers = defaultsOf(activity)) => {
  const state = newState(activity, initial)
  const errors = new Map<string, Fault>()
  const listeners = new Map<string, Set<Listener>>()
  const faultListeners = new Set<Listener>()
  let today = ''
  let shown: Fault[] | undefined

  const get = (name: string): Field => {
    const field = activity.byName.get(name)
    if (!field) throw new Error(`The form has no field ${name}`)
    return field
  }
  const tell = (name: string) => {
    for (const listener of listeners.get(name) ?? []) listener()
  }
  const tellFaults = () => {
    shown = undefined
    for (const listener of faultListeners) listener()
  }
  const isVisible = (name: string) => state.visible[get(name).index] === true

  /** Replaces the errors of some fields and tells whoever shows a difference. */
  const show = (fields: readonly Field[], faults: readonly Fault[]) => {
    const before = new Set(fields.filter(({ name }) => errors.has(name)).map(({ name }) => name))
    for (const { name } of fields) errors.delete(name)
    // A fault of no field belongs to the last try: the next one begins without it.
    for (const name of errors.keys()) if (!activity.byName.has(name)) errors.delete(name)
    for (const fault of faults) errors.set(fault.field, fault)
    for (const name of new Set([...before, ...faults.map(({ field }) => field)])) tell(name)
    tellFaults()
  }

  return {
    activity,
    /** What was typed, or the stored value a form was opened with. */
    get: (name: string): unknown => state.raw[get(name).index],
    set: (name: string, input: unknown): void => {
      const field = get(name)
      const touched = put(state, field, input).map(place => (activity.fields[place] as Field).name)
      for (const dependent of touched) tell(dependent)
      // A question that appears or goes takes its error along.
      if (touched.some(dependent => errors.has(dependent))) tellFaults()
      if (errors.has(name) && !faultOf(state, field, { today })) {
        errors.delete(name)
        tell(name)
        tellFaults()
      }
    },
    isVisible,
    isEditable: (name: string): boolean => state.editable[get(name).index] === true,
    optionsOf: (name: string): FieldOption[] => offered(state, get(name)),
    errorOf: (name: string): Fault | undefined =>
      activity.byName.has(name) && !isVisible(name) ? undefined : errors.get(name),
    /** Errors shown now, in the order of the fields; those of no field last. The same list until it changes. */
    faults: (): Fault[] => {
      shown ??= [...errors.values()]
        .filter(({ field }) => !activity.byName.has(field) || isVisible(field))
        .sort((a, b) => placeOf(activity, a) - placeOf(activity, b))
      return shown
    },
    /** Checks a step or the whole form by the rules of `day` ('YYYY-MM-DD' in Cairo), shows and answers the faults. */
    check: (step: number | 'all', day: string): Fault[] => {
      today = day
      const fields = step === 'all' ? activity.fields : (activity.steps[step]?.fields ?? [])
      const faults = faultsAmong(state, fields, { today })
      show(fields, faults)
      return faults
    },
    /** The server's faults land where the browser's do. */
    fail: (faults: Fault[]): void => show(activity.fields, faults),
    /** Everything typed, by name, hidden or not. */
    answers: (): Answers =>
      Object.fromEntries(activity.fields.map(({ name, index }) => [name, state.raw[index]])),
    /** What is sent: the stored values of the questions that applied, without those only the server sets. */
    submission: (): Answers => {
      const stored = storedAnswers(state)
      for (const { name, index } of activity.fields) if (!state.editable[index]) delete stored[name]
      return stored
    },
    subscribe: (name: string, listener: Listener): (() => void) => {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => void own.delete(listener)
    },
    subscribeFaults: (listener: Listener): (() => void) => {
      faultListeners.add(listener)
      return () => void faultListeners.delete(listener)
    },
  }
}

const placeOf = (activity: CompiledActivity, { field }: Fault): number =>
  activity.byName.get(field)?.index ?? Number.MAX_SAFE_INTEGER
