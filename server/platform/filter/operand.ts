// The value an operator compares with: its kind must be the field's, its size bounded.

import { isPlainDate } from '@bawaba/language/index.ts'
import { isInstant } from '../instant.ts'
import { isStorable } from '../text.ts'
import { refuse } from './refuse.ts'
import { numberIn } from './shapes.ts'
import type { FieldType, Operator, Scalar } from './tree.ts'

const maxText = 500
const maxList = 100

// NUL cannot be stored by PostgreSQL, a lone surrogate cannot be sent to it: neither can match anything.
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxText && isStorable(value)

const holds: Record<FieldType, (value: unknown) => value is Scalar> = {
  text: isText,
  number: (value): value is number => typeof value === 'number' && Number.isFinite(value),
  boolean: (value): value is boolean => typeof value === 'boolean',
  instant: (value): value is string => typeof value === 'string' && (isPlainDate(value) || isInstant(value)),
  json: (value): value is Scalar =>
    isText(value) || (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean',
}

/** A moment as it is stored and shown: in UTC, to the millisecond. What is finer is compared as it came. */
const instantIn = (value: unknown): unknown => {
  const isMoment = typeof value === 'number' || holds.instant(value)
  if (!isMoment || (typeof value === 'string' && /\.\d{4,}/.test(value))) return value
  const date = new Date(value as string | number)
  return Number.isNaN(date.getTime()) ? value : date.toISOString()
}

/** As LoopBack takes a value for the type of its field: a number or flag that came as text, a moment as milliseconds. */
const coercions: Record<FieldType, (value: unknown) => unknown> = {
  text: value => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
  number: numberIn,
  boolean: value => (value === 'true' ? true : value === 'false' ? false : value),
  instant: instantIn,
  json: value => value,
}

const isPattern = (operator: Operator) => operator.endsWith('like')
/** An odd number of escapes at the end: the last one escapes nothing, which PostgreSQL fails on. */
const endsInEscape = (pattern: string) => /(?<!\\)(?:\\\\)*\\$/.test(pattern)

/** Checks and returns the operand, as a value of the type. Throws Problem INVALID_FILTER naming `path`. */
export const checkOperand = (
  operator: Operator,
  type: FieldType,
  sent: unknown,
  path: string,
): Scalar | Scalar[] => {
  if (operator === 'exists') {
    const flag = coercions.boolean(sent)
    return typeof flag === 'boolean' ? flag : refuse(path, 'needsBoolean')
  }
  if (isPattern(operator)) {
    if (type !== 'text' && type !== 'json') refuse(path, 'notAText')
    if (!isText(sent)) return refuse(path, 'needsText', { max: maxText })
    return endsInEscape(sent) ? refuse(path, 'endsInEscape') : sent
  }
  const [coerce, isMember] = [coercions[type], holds[type]]
  if (operator === 'between' || operator === 'inq' || operator === 'nin') {
    if (!Array.isArray(sent) || sent.length > maxList) return refuse(path, 'needsList', { max: maxList })
    if (operator === 'between' && sent.length !== 2) refuse(path, 'needsTwo')
    const values = sent.map(coerce)
    const stranger = values.findIndex(member => !isMember(member))
    if (stranger >= 0) refuse(`${path}.${stranger}`, 'wrongType', { type })
    return values as Scalar[]
  }
  if (sent === null && (operator === 'eq' || operator === 'neq')) return null
  const value = coerce(sent)
  return isMember(value) ? value : refuse(path, 'wrongType', { type })
}
