// What is wrong with the answers of a state, rows and all.

import type { Field, FieldError, Parsed, RuleContext, ValidationError } from '../fields/field.ts'
import { boundedField, currentValue, type FormState, isComplete, offered, resolvedField } from './state.ts'
import { isWaiting } from './wants.ts'

const isUnoffered = (state: FormState, field: Field, value: unknown): boolean => {
  if (!field.options.some(({ shown }) => shown)) return false
  const values = offered(state, field).map(option => option.value)
  const { optionOf = (chosen: unknown) => chosen } = field.kind
  return (Array.isArray(value) ? value : [value]).some(chosen => !values.includes(optionOf(chosen) as string))
}

const open = ({ required, kind }: Field): FieldError | undefined =>
  required && !kind.isFrame ? { key: 'required' } : undefined

/** The first of the service's own rules that is broken. A rule about an answer does not apply to one that was left out. */
const ruleError = (state: FormState, { rules }: Field, isAnswered = true): FieldError | undefined => {
  const broken = rules?.find(
    ({ wrong, needsAnswer }) => (isAnswered || !needsAnswer) && wrong.holds(state.scope),
  )
  return broken && { key: 'rule', text: broken.text }
}

/** A registry that knows nothing of what was asked leaves a question open that whoever asked can ask otherwise. */
const lookedUpError = (state: FormState, own: Field, field: Field): FieldError | undefined => {
  if (isWaiting(state, own)) return undefined
  if (!isComplete(state, own)) return { key: 'notLoaded' }
  const missing = currentValue(state, own) === undefined && open(field)
  return missing || ruleError(state, field)
}

/** The first rule that a field breaks, or nothing; a hidden one breaks none. Its rows are judged apart. */
export const errorOf = (state: FormState, own: Field, context: RuleContext): FieldError | undefined => {
  const { index } = own
  const field = boundedField(state, resolvedField(state, own))
  if (!state.visible[index]) return undefined
  // Nobody can put right what they cannot change, but for what comes of their answers.
  if (!state.editable[index] && !field.group) {
    if (field.entry.lazyLoad?.value !== undefined) return lookedUpError(state, own, field)
    return field.calculate && ruleError(state, field)
  }
  // Its question is not known yet: it is not judged before the fields it depends on are answered.
  if (!isComplete(state, own)) return isWaiting(state, own) ? open(field) : { key: 'notLoaded' }
  const parsed = state.parsed[index] as Parsed<unknown>
  if ('error' in parsed) return parsed.error
  const value = state.rows[index] ? currentValue(state, own) : parsed.value
  if (value === undefined || field.kind.isUnanswered?.(value))
    return open(field) ?? ruleError(state, field, false)
  const [error] = field.kind.validate(value, field, context)
  if (error) return error
  return isUnoffered(state, field, value) ? { key: 'notAllowed' } : ruleError(state, field)
}

/** Values of a `unique` question that an earlier row holds already. */
const repeated = (rows: readonly FormState[], field: Field, row: number): FieldError | undefined => {
  const value = currentValue(rows[row] as FormState, field)
  if (value === undefined) return undefined
  const text = JSON.stringify(value)
  const first = rows.findIndex(other => JSON.stringify(currentValue(other, field)) === text)
  return first < row ? { key: 'unique', params: { row: first + 1 } } : undefined
}

const rowErrors = (state: FormState, field: Field, context: RuleContext, path: string): ValidationError[] => {
  if (!state.visible[field.index]) return []
  const rows = state.rows[field.index] ?? []
  const { kind, group } = resolvedField(state, field)
  const isList = kind.group?.isList
  const unique = group?.fields.filter(({ entry }) => entry.unique) ?? []
  return rows.flatMap((row, index) => {
    const at = isList ? `${path}.${index}` : path
    const errors = errorsAmong(row, row.table.fields, context, `${at}.`)
    const doubled = unique.flatMap(question => {
      const error = repeated(rows, question, index)
      const name = `${at}.${question.name}`
      return error ? [{ path: `data.${name}`, field: name, ...error }] : []
    })
    return [...errors, ...doubled]
  })
}

/** The faults of some fields in their order, each before those of its rows. `prefix` is the address of the row. */
export const errorsAmong = (
  state: FormState,
  fields: readonly Field[],
  context: RuleContext,
  prefix = '',
): ValidationError[] =>
  fields.flatMap(field => {
    const name = prefix + field.name
    const error = errorOf(state, field, context)
    const own: ValidationError[] = error ? [{ path: `data.${name}`, field: name, ...error }] : []
    return state.rows[field.index] ? [...own, ...rowErrors(state, field, context, name)] : own
  })
