// The browser's state of one form. A keystroke evaluates what depends on its field and notifies just those who look at it.
// Errors appear when a step is checked; after that a field that is put right loses its own at once. Nothing typed is lost.

import type { Language } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { DocumentRef, Field, ValidationError } from '../fields/field.ts'
import { type FieldHandler, handlerErrors } from './accept.ts'
import type { CompiledBlock } from './blocks.ts'
import { errorsAmong } from './errors.ts'
import { createLoading } from './loading.ts'
import { createNode, defaultsOf, type FormNode, type Root, type ShownError } from './node.ts'
import type { World } from './reader.ts'
import {
  type Change,
  changeWorld,
  currentValue,
  type FormState,
  type Notify,
  newState,
  resolvedField,
  storedAnswers,
} from './state.ts'
import { type SummarySection, sectionsOf } from './summary.ts'
import type { CompiledActivity } from './table.ts'

export type FormStore = FormNode & {
  activity: CompiledActivity
  /** Errors shown now, in the order of the fields; those of no field last. The same list until it changes. */
  faults(): ShownError[]
  /** Goes on with another day ('YYYY-MM-DD' in Cairo): what the form says of it follows. */
  beginDay(day: string): void
  /** Checks a step or the whole form by the rules of `day` ('YYYY-MM-DD' in Cairo), shows and answers the faults. */
  check(step: number | 'all', day: string): ValidationError[]
  /** `check`, and what the service's own script says of the values. Where it cannot be reached nobody has to wait here. */
  judge(step: number | 'all', day: string): Promise<ValidationError[]>
  /** Whether the service's script has something to say of a step. */
  isJudged(step: number): boolean
  /** The server's faults land where the browser's do. */
  report(errors: ValidationError[]): void
  /** What is sent: the stored values of the questions that applied, without those only the server sets. */
  submission(): Answers
  /** The answers for reading, before they are sent. */
  summary(language: Language): SummarySection[]
  isBlockShown(block: CompiledBlock): boolean
  /** The answer to a question, of this form or else of the request that it acts on, as people read it; '' where there is none. */
  answerText(name: string, language: Language): string
  /** Whether the condition of a step holds. */
  isStepOpen(step: number): boolean
  /** Is notified of every change of what a block looks at. */
  subscribeBlock(block: CompiledBlock, listener: () => void): () => void
  subscribeFaults(listener: () => void): () => void
  /** Is notified of every answer typed, row added, row removed. */
  subscribeAll(listener: () => void): () => void
}

/** What the outside does for a form: its documents, its field handler, the day and the days that are worked. */
export type StorePorts = World & { documents?: Iterable<DocumentRef>; handler?: FieldHandler }

const isJudgedByHandler = (fields: readonly Field[]): boolean =>
  fields.some(
    ({ entry, group, kind }) =>
      entry.handler === 'validate' ||
      (group && isJudgedByHandler(group.fields)) ||
      // The field that replaces it may be judged by the handler too.
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
  { documents = [], handler, today, calendar, request }: StorePorts = {},
): FormStore => {
  const state = newState(activity, initial, { today, calendar, request })
  const errorListeners = new Set<() => void>()
  const everyListener = new Set<() => void>()
  const blockListeners = new Map<number, Set<() => void>>()
  let shown: ShownError[] | undefined
  /** Faults of no field of the form: they belong to the last try. */
  let strangers: ValidationError[] = []

  const nodes = new WeakMap<FormState, FormNode>()
  const nodeOf = (of: FormState): FormNode => {
    const known = nodes.get(of) ?? createNode(root, of)
    nodes.set(of, known)
    return known
  }
  const nameAt = (around: FormState, index: number) => (around.table.fields[index] as Field).name

  /** Makes a change, notifies the views of everything that follows from it, and calls the handler where it must. */
  const changing = (change: (notify: Notify) => void) => {
    const touched: [FormState, number, Change][] = []
    change((...change) => void touched.push(change))
    let hasErrors = false
    for (const [around, index, what] of touched) {
      if (what === 'block') {
        for (const listener of blockListeners.get(index) ?? []) listener()
        continue
      }
      const name = nameAt(around, index)
      const node = nodeOf(around)
      if (what === 'rejudge') node.rejudge(name)
      else node.tell(name, what)
      hasErrors ||= node.hasError(name)
    }
    // A question that appears or goes takes its error along.
    if (hasErrors) root.tellFaults()
    if (touched.length > 0) root.loading.refresh()
    for (const listener of everyListener) listener()
  }
  const root: Root = {
    documents: new Map([...documents].map(document => [document.id, document])),
    node: nodeOf,
    changing,
    loading: createLoading(handler, {
      state,
      changing,
      tell: (around, { name }) => nodeOf(around).tell(name),
      notify: (around, index, what) => nodeOf(around).tell(nameAt(around, index), what),
    }),
    tellFaults: () => {
      shown = undefined
      for (const listener of errorListeners) listener()
    },
  }
  const node = nodeOf(state)
  const fieldsOf = (step: number | 'all') => (step === 'all' ? activity : activity.steps[step])?.fields ?? []

  const show = (fields: readonly Field[], errors: readonly ValidationError[]) => {
    strangers = []
    for (const { name } of fields) node.clear(name)
    for (const error of errors) {
      const found = node.find(error.field)
      if (found) found.node.fail(found.field.name, error)
      else strangers.push(error)
    }
    root.tellFaults()
  }
  /** What the form says of a day follows it when it has passed. */
  const beginDay = (day: string) => {
    if (state.world.today === day) return
    changeWorld(state, { ...state.world, today: day })
    if (!activity.usesToday && !activity.blocks.some(({ shown }) => shown?.usesToday)) return
    for (const { name } of activity.fields) node.tell(name)
    for (const listeners of blockListeners.values()) for (const listener of listeners) listener()
    root.loading.refresh()
  }
  const check = (step: number | 'all', day: string): ValidationError[] => {
    beginDay(day)
    const fields = fieldsOf(step)
    const errors = errorsAmong(state, fields, { today: day, documents: root.documents })
    show(fields, errors)
    return errors
  }
  root.loading.refresh()

  return {
    ...node,
    activity,
    beginDay,
    check,
    judge: async (step, day) => {
      const errors = check(step, day)
      if (errors.length > 0 || !handler) return errors
      const included = new Set(fieldsOf(step))
      const found = await handlerErrors(state, handler, index => included.has(index)).catch(() => [])
      if (found.length > 0) show(fieldsOf(step), found)
      return found
    },
    isJudged: step => handler !== undefined && isJudgedByHandler(fieldsOf(step)),
    report: errors => show(activity.fields, errors),
    faults: () => {
      shown ??= [...node.faultsInside(), ...strangers.map(error => ({ ...error, at: error.field }))]
      return shown
    },
    submission: () => storedAnswers(state, true),
    isBlockShown: ({ shown }) => !shown || shown.holds(state.scope),
    isStepOpen: step => activity.steps[step]?.shown?.holds(state.scope) ?? true,
    answerText: (name, language) => {
      const own = activity.byName.get(name)
      const value = own ? currentValue(state, own) : request?.[name]
      const field = own && !own.kind.stands ? resolvedField(state, own) : activity.elsewhere?.(name)
      return field && value !== undefined ? field.kind.format(value, field, language, root.documents) : ''
    },
    subscribeBlock: ({ index }, listener) => {
      const listeners = blockListeners.get(index) ?? new Set()
      blockListeners.set(index, listeners)
      return listenTo(listeners)(listener)
    },
    summary: language =>
      sectionsOf(activity, state, language, root.documents, {
        today: state.world.today ?? '',
        documents: root.documents,
      }),
    subscribeFaults: listenTo(errorListeners),
    subscribeAll: listenTo(everyListener),
  }
}
