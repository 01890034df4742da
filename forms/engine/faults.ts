// What is wrong with the answers of a state, rows and all.

import type { Fault, Field, FieldFault, Parsed, RuleContext } from '../fields/field.ts'
import { actual, effective, type FormState, isComplete, offered } from './state.ts'
import { isWaiting } from './wants.ts'

const isUnoffered = (state: FormState, field: Field, value: unknown): boolean => {
  if (!field.options.some(({ shown }) => shown)) return false
  const values = offered(state, field).map(option => option.value)
  return (Array.isArray(value) ? value : [value]).some(chosen => !values.includes(chosen))
}

const open = ({ required, kind }: Field): FieldFault | undefined =>
  required && !kind.isFrame ? { key: 'required' } : undefined

/** The first rule that a field breaks, or nothing; a hidden one breaks none. Its rows are judged apart. */
export const faultOf = (state: FormState, own: Field, context: RuleContext): FieldFault | undefined => {
  const { index } = own
  const field = actual(state, own)
  if (!state.visible[index] || (!state.editable[index] && !field.group)) return undefined
  // What it asks is not known yet: nothing can be said of it before what it waits for is answered.
  if (!isComplete(state, own)) return isWaiting(state, own) ? open(field) : { key: 'notLoaded' }
  const parsed = state.parsed[index] as Parsed<unknown>
  if ('fault' in parsed) return parsed.fault
  const value = state.rows[index] ? effective(state, own) : parsed.value
  if (value === undefined || field.kind.isUnanswered?.(value)) return open(field)
  const [fault] = field.kind.validate(value, field, context)
  return fault ?? (isUnoffered(state, field, value) ? { key: 'notAllowed' } : undefined)
}

/** Values of a `unique` question that an earlier row holds already. */
const repeated = (rows: readonly FormState[], field: Field, row: number): FieldFault | undefined => {
  const value = effective(rows[row] as FormState, field)
  if (value === undefined) return undefined
  const text = JSON.stringify(value)
  const first = rows.findIndex(other => JSON.stringify(effective(other, field)) === text)
  return first < row ? { key: 'unique', params: { row: first + 1 } } : undefined
}

const rowFaults = (state: FormState, field: Field, context: RuleContext, path: string): Fault[] => {
  if (!state.visible[field.index]) return []
  const rows = state.rows[field.index] ?? []
  const { kind, group } = actual(state, field)
  const isList = kind.group?.isList
  const unique = group?.fields.filter(({ entry }) => entry.unique) ?? []
  return rows.flatMap((row, place) => {
    const at = isList ? `${path}.${place}` : path
    const faults = faultsAmong(row, row.table.fields, context, `${at}.`)
    const doubled = unique.flatMap(question => {
      const fault = repeated(rows, question, place)
      const name = `${at}.${question.name}`
      return fault ? [{ path: `data.${name}`, field: name, ...fault }] : []
    })
    return [...faults, ...doubled]
  })
}

/** The faults of some fields in their order, each before those of its rows. `prefix` is the address of the row. */
export const faultsAmong = (
  state: FormState,
  fields: readonly Field[],
  context: RuleContext,
  prefix = '',
): Fault[] =>
  fields.flatMap(field => {
    const name = prefix + field.name
    const fault = faultOf(state, field, context)
    const own: Fault[] = fault ? [{ path: `data.${name}`, field: name, ...fault }] : []
    return state.rows[field.index] ? [...own, ...rowFaults(state, field, context, name)] : own
  })
