// Fields that the service's field handler completes: when it must be called, with which answers, and what its answer
// does to the form. The browser calls it over the network, the server runs the script; both follow this.

import type { Answers } from '../definition.ts'
import type { Field } from '../fields/field.ts'
import {
  currentValue,
  type FormState,
  follow,
  type Notify,
  offered,
  put,
  rawOf,
  resolvedField,
} from './state.ts'
import { type Completion, headOf } from './table.ts'

/** One question to the handler. */
export type Want = {
  state: FormState
  field: Field
  /** The path of the field: `city`, `members.0.city`. */
  address: string
  /** The answers it depends on, by name. */
  answers: Answers
  /** Those answers as a text: another text is another question. */
  question: string
}

type Found = { state: FormState; field: Field }
/** The field a name means, looked for around a row too. */
const seek = (state: FormState, name: string): Found | undefined => {
  const field = state.table.byName.get(headOf(name))
  if (field) return { state, field }
  return state.parent && seek(state.parent.state, name)
}

const isMissing = ({ state, field }: Found): boolean => {
  const value = currentValue(state, field)
  return value === undefined || field.kind.isUnanswered?.(value) === true
}
/** It holds a choice that is none of those offered: what depends on it cannot be known. */
const isWronglyChosen = ({ state, field }: Found): boolean => {
  const value = currentValue(state, field)
  if (value === undefined || resolvedField(state, field).options.length === 0) return false
  const values: unknown[] = offered(state, field).map(option => option.value)
  return (Array.isArray(value) ? value : [value]).some(chosen => !values.includes(chosen))
}

const isOpen = (state: FormState, name: string): boolean => {
  const found = seek(state, name)
  if (!found?.state.applies[found.field.index]) return false
  return isWronglyChosen(found) || (found.field.required && isMissing(found))
}

/** It waits for an answer that is still owed, or for a choice in the place of one that is none. */
export const isWaiting = (state: FormState, { needs = [] }: Field): boolean =>
  needs.some(name => isOpen(state, name))

/**
 * The fields that it cannot be answered before: those that its handler must know, and where none of its options is offered,
 * those that decide about them and are empty or wrongly chosen. None where it can be answered.
 */
export const awaitedBy = (state: FormState, field: Field): Field[] => {
  const found = (names: readonly string[]) => [...new Set(names)].flatMap(name => seek(state, name) ?? [])
  const owed = found((field.needs ?? []).filter(name => isOpen(state, name)))
  if (owed.length > 0) return owed.map(each => each.field)
  const { options } = resolvedField(state, field)
  if (options.length === 0 || offered(state, field).length > 0) return []
  return found(options.flatMap(({ shown }) => shown?.fields ?? []))
    .filter(each => each.state.applies[each.field.index] && (isMissing(each) || isWronglyChosen(each)))
    .map(each => each.field)
}

/** The path of a state: '' for the form itself, 'members.0.' for a row. */
export const prefixOf = (state: FormState): string => {
  if (!state.parent) return ''
  const { state: around, field } = state.parent
  const index = around.rows[field.index]?.indexOf(state) ?? 0
  return `${prefixOf(around)}${field.name}.${field.kind.group?.isList ? `${index}.` : ''}`
}

const wantOf = (state: FormState, field: Field): Want | undefined => {
  if (!field.needs || !state.applies[field.index] || isWaiting(state, field)) return undefined
  const answers = Object.fromEntries(field.needs.map(name => [name, state.scope.read(name) ?? null]))
  return { state, field, address: prefixOf(state) + field.name, answers, question: JSON.stringify(answers) }
}

/** The question of one field, where its completion is missing or was made with other answers. */
export const wantedFor = (state: FormState, field: Field): Want | undefined => {
  const want = wantOf(state, field)
  return want && state.completed[field.index]?.question !== want.question ? want : undefined
}

/** Every field of a form, rows and all, that its handler completes. */
export const lazyIn = (state: FormState): { state: FormState; field: Field }[] => [
  ...state.table.lazy.map(index => ({ state, field: state.table.fields[index] as Field })),
  ...state.rows.flatMap(rows => rows?.flatMap(lazyIn) ?? []),
]

/** Every completion that a form lacks now. */
export const wantedIn = (state: FormState): Want[] =>
  lazyIn(state).flatMap(({ state: around, field }) => wantedFor(around, field) ?? [])

/** Fields that were completed with other answers than those given now. */
const outdatedIn = (state: FormState): { state: FormState; field: Field }[] =>
  lazyIn(state).filter(
    ({ state: around, field }) =>
      around.applies[field.index] &&
      around.completed[field.index] &&
      (isWaiting(around, field) || wantedFor(around, field)),
  )

/** A field whose completion no longer fits the answers is as if it had never been completed; what was typed stays. */
export const forget = (state: FormState, field: Field, notify: Notify): void => {
  if (!state.completed[field.index]) return
  const typed = rawOf(state, field)
  state.completed[field.index] = undefined
  put(state, field, typed, notify)
  notify(state, field.index, 'rerender')
}

/**
 * Forgets every completion that no longer fits, those too that another one kept hidden. The browser and the server do so
 * before they ask anew.
 */
export const forgetOutdated = (state: FormState, notify: Notify): void => {
  for (let outdated = outdatedIn(state); outdated.length > 0; outdated = outdatedIn(state))
    for (const { state: around, field } of outdated) forget(around, field, notify)
}

const isUntouched = (raw: unknown, before: unknown): boolean =>
  raw === undefined || raw === '' || raw === null || JSON.stringify(raw) === JSON.stringify(before)

/**
 * Takes the handler's answer in. Throws DefinitionError for one that no field can be made of. A browser with `prefill`
 * fills the handler's value into what was left alone; a server judges what was sent.
 */
export const complete = (
  { state, field, question }: Want,
  completion: Completion,
  notify: Notify,
  { prefill = false } = {},
): void => {
  const { index } = field
  const typed = rawOf(state, field)
  state.completed[index] = {
    field: state.activity.complete(field, completion),
    question,
    value: completion.value,
  }
  // A value from outside fills what was left alone; it never overwrites what a person typed.
  const isFilled = prefill && completion.value !== undefined && isUntouched(typed, state.filled[index])
  const input = isFilled ? completion.value : typed
  if (isFilled) state.filled[index] = completion.value
  put(state, field, input, notify)
  notify(state, index, 'rerender')
  if (!state.editable[index]) follow(state, field, notify)
}
