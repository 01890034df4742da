// The state of one form: what was typed, what it means, what shows. The browser's store and the server's verdict
// are both made of it, so that they cannot disagree.

import type { Answers } from '../definition.ts'
import type { Fault, Field, FieldFault, FieldOption, Parsed, RuleContext } from '../fields/field.ts'
import type { CompiledActivity } from './compile.ts'

export type FormState = {
  activity: CompiledActivity
  /** By the field's place: as typed or sent, hidden or not. */
  raw: unknown[]
  parsed: Parsed<unknown>[]
  /** Its condition holds, whether it is for eyes or not. */
  applies: boolean[]
  visible: boolean[]
  editable: boolean[]
}

/** The value that the server gives a field which the person may not change. */
const setValue = (field: Field): unknown => {
  const parsed = field.kind.parse(field.entry.defaultValue, field)
  return 'value' in parsed ? parsed.value : undefined
}

/** What conditions and rules read of a field: nothing while it is hidden or no value of its kind. */
const effective = (state: FormState, field: Field): unknown => {
  if (!state.applies[field.index]) return undefined
  if (!state.editable[field.index]) return setValue(field)
  const parsed = state.parsed[field.index]
  if (field.entry.hidden || !parsed || 'fault' in parsed) return undefined
  return parsed.value ?? field.kind.blank?.(field.entry)
}

const reader =
  (state: FormState) =>
  (name: string): unknown => {
    const field = state.activity.byName.get(name)
    return field && effective(state, field)
  }

/** Options offered as the form stands. */
export const offered = (state: FormState, field: Field): FieldOption[] => {
  const read = reader(state)
  return field.options.filter(({ shown }) => !shown || shown.holds(read))
}

/** Works one field out anew; true when what others may look at has changed. */
const settle = (state: FormState, field: Field): boolean => {
  const read = reader(state)
  const { index, shown, editable } = field
  const applied = state.applies[index]
  const opened = state.editable[index]
  const applies = !shown || shown.holds(read)
  state.applies[index] = applies
  state.visible[index] = applies && !field.entry.hidden
  state.editable[index] = !field.fixed && (!editable || editable.holds(read))
  return applied !== applies || opened !== state.editable[index]
}

/** A form with these answers and no others: what was left out or cleared stays open. */
export const newState = (activity: CompiledActivity, answers: Answers): FormState => {
  const raw = activity.fields.map(field => {
    if (field.fixed) return field.entry.defaultValue
    return Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
  })
  const parsed = activity.fields.map(field => field.kind.parse(raw[field.index], field))
  const state: FormState = { activity, raw, parsed, applies: [], visible: [], editable: [] }
  for (const place of activity.order) settle(state, activity.fields[place] as Field)
  return state
}

/**
 * Takes one answer in. Answers the places whose visibility, editability or options may have changed:
 * only what depends on the field, directly or through fields that appeared or vanished.
 */
export const put = (state: FormState, field: Field, input: unknown): number[] => {
  state.raw[field.index] = input
  state.parsed[field.index] = field.kind.parse(input, field)
  const touched = new Set(field.dependents)
  if (touched.size === 0) return []
  for (const place of state.activity.order) {
    if (!touched.has(place)) continue
    const dependent = state.activity.fields[place] as Field
    if (settle(state, dependent)) for (const further of dependent.dependents) touched.add(further)
  }
  return [...touched]
}

const isUnoffered = (state: FormState, field: Field, value: unknown): boolean => {
  if (!field.options.some(({ shown }) => shown)) return false
  const values = offered(state, field).map(option => option.value)
  return (Array.isArray(value) ? value : [value]).some(chosen => !values.includes(chosen))
}

/** The first rule that a field breaks, or nothing; a hidden one breaks none. */
export const faultOf = (state: FormState, field: Field, context: RuleContext): FieldFault | undefined => {
  if (!state.visible[field.index] || !state.editable[field.index]) return undefined
  const parsed = state.parsed[field.index] as Parsed<unknown>
  if ('fault' in parsed) return parsed.fault
  const { value } = parsed
  if (value === undefined || field.kind.isUnanswered?.(value))
    return field.required ? { key: 'required' } : undefined
  const [fault] = field.kind.validate(value, field, context)
  return fault ?? (isUnoffered(state, field, value) ? { key: 'notAllowed' } : undefined)
}

export const faultsAmong = (state: FormState, fields: readonly Field[], context: RuleContext): Fault[] =>
  fields.flatMap(field => {
    const fault = faultOf(state, field, context)
    return fault ? [{ path: `data.${field.name}`, field: field.name, ...fault }] : []
  })

/** What is stored: the values of the questions that applied, and those that only the server sets. */
export const storedAnswers = (state: FormState): Answers =>
  Object.fromEntries(
    state.activity.fields.flatMap(field => {
      const value = effective(state, field)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
