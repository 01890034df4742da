// The browser's state of one form. A keystroke evaluates what depends on its field and tells just those who look at it.
// Errors appear when a step is checked; after that a field that is put right loses its own at once. Nothing typed is lost.

import type { Language } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { DocumentRef, Fault, Field } from '../fields/field.ts'
import { type FieldHandler, handlerFaults } from './accept.ts'
import { faultsAmong } from './faults.ts'
import { createLoading } from './loading.ts'
import { createNode, defaultsOf, type FormNode, type Root, type ShownFault } from './node.ts'
import { type Change, type FormState, newState, storedAnswers, type Touch } from './state.ts'
import { type SummarySection, sectionsOf } from './summary.ts'
import type { CompiledActivity } from './table.ts'

export type FormStore = FormNode & {
  activity: CompiledActivity
  /** Errors shown now, in the order of the fields; those of no field last. The same list until it changes. */
  faults(): ShownFault[]
  /** Checks a step or the whole form by the rules of `day` ('YYYY-MM-DD' in Cairo), shows and answers the faults. */
  check(step: number | 'all', day: string): Fault[]
  /** `check`, and what the service's own script says of the values. That it cannot be asked holds nobody up here. */
  judge(step: number | 'all', day: string): Promise<Fault[]>
  /** Whether the service's script has something to say of a step. */
  isJudged(step: number): boolean
  /** The server's faults land where the browser's do. */
  report(faults: Fault[]): void
  /** What is sent: the stored values of the questions that applied, without those only the server sets. */
  submission(): Answers
  /** The answers for reading, before they are sent. */
  summary(language: Language): SummarySection[]
  subscribeFaults(listener: () => void): () => void
  /** Is told of every answer typed, row added, row removed. */
  subscribeAll(listener: () => void): () => void
}

/** What the outside does for a form: its documents, its field handler. */
export type StorePorts = { documents?: Iterable<DocumentRef>; handler?: FieldHandler }

const isJudgedByHandler = (fields: readonly Field[]): boolean =>
  fields.some(
    ({ entry, group, kind }) =>
      entry.handler === 'validate' ||
      (group && isJudgedByHandler(group.fields)) ||
      // What the handler puts in its place may ask to be judged too.
      kind.needsHandler,
  )

const listenTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The store of an activity; `initial` are the answers of a draft. Without them the defaults stand. */
export const createStore = (
  activity: CompiledActivity,
  initial: Answers = defaultsOf(activity),
  { documents = [], handler }: StorePorts = {},
): FormStore => {
  const state = newState(activity, initial)
  const faultListeners = new Set<() => void>()
  const everyListener = new Set<() => void>()
  let shown: ShownFault[] | undefined
  /** Faults of no field of the form: they belong to the last try. */
  let strangers: Fault[] = []

  const nodes = new WeakMap<FormState, FormNode>()
  const nodeOf = (of: FormState): FormNode => {
    const known = nodes.get(of) ?? createNode(root, of)
    nodes.set(of, known)
    return known
  }
  const nameAt = (around: FormState, place: number) => (around.table.fields[place] as Field).name

  /** Makes a change, tells the views of everything that follows from it, and asks the handler where it must. */
  const changing = (change: (touch: Touch) => void) => {
    const touched: [FormState, number, Change][] = []
    change((...told) => void touched.push(told))
    let hasErrors = false
    for (const [around, place, what] of touched) {
      const name = nameAt(around, place)
      const node = nodeOf(around)
      node.tell(name, what)
      hasErrors ||= node.hasError(name)
    }
    // A question that appears or goes takes its error along.
    if (hasErrors) root.tellFaults()
    if (touched.length > 0) root.loading.refresh()
    for (const listener of everyListener) listener()
  }
  const root: Root = {
    today: '',
    documents: new Map([...documents].map(document => [document.id, document])),
    node: nodeOf,
    changing,
    loading: createLoading(handler, {
      state,
      changing,
      tell: (around, { name }) => nodeOf(around).tell(name),
      touch: (around, place, what) => nodeOf(around).tell(nameAt(around, place), what),
    }),
    tellFaults: () => {
      shown = undefined
      for (const listener of faultListeners) listener()
    },
  }
  const node = nodeOf(state)
  const fieldsOf = (step: number | 'all') => (step === 'all' ? activity : activity.steps[step])?.fields ?? []

  const show = (fields: readonly Field[], faults: readonly Fault[]) => {
    strangers = []
    for (const { name } of fields) node.clear(name)
    for (const fault of faults) {
      const found = node.find(fault.field)
      if (found) found.node.fail(found.field.name, fault)
      else strangers.push(fault)
    }
    root.tellFaults()
  }
  const check = (step: number | 'all', day: string): Fault[] => {
    root.today = day
    const fields = fieldsOf(step)
    const faults = faultsAmong(state, fields, { today: day, documents: root.documents })
    show(fields, faults)
    return faults
  }
  root.loading.refresh()

  return {
    ...node,
    activity,
    check,
    judge: async (step, day) => {
      const faults = check(step, day)
      if (faults.length > 0 || !handler) return faults
      const asked = new Set(fieldsOf(step))
      const found = await handlerFaults(state, handler, place => asked.has(place)).catch(() => [])
      if (found.length > 0) show(fieldsOf(step), found)
      return found
    },
    isJudged: step => handler !== undefined && isJudgedByHandler(fieldsOf(step)),
    report: faults => show(activity.fields, faults),
    faults: () => {
      shown ??= [...node.faultsInside(), ...strangers.map(fault => ({ ...fault, at: fault.field }))]
      return shown
    },
    submission: () => storedAnswers(state, true),
    summary: language => sectionsOf(activity, state, language, root.documents),
    subscribeFaults: listenTo(faultListeners),
    subscribeAll: listenTo(everyListener),
  }
}
