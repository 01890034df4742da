// The value an operator compares with: its kind must be the field's, its size bounded.

import { isPlainDate } from '@bawaba/language/index.ts'
import { isInstant } from '../instant.ts'
import { isStorable } from '../text.ts'
import { refuse } from './refuse.ts'
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

const isPattern = (operator: Operator) => operator.endsWith('like')
/** An odd number of escapes at the end: the last one escapes nothing, which PostgreSQL fails on. */
const endsInEscape = (pattern: string) => /(?<!\\)(?:\\\\)*\\$/.test(pattern)

/** Checks and returns the operand. Throws Problem INVALID_FILTER naming `path`. */
export const checkOperand = (
  operator: Operator,
  type: FieldType,
  value: unknown,
  path: string,
): Scalar | Scalar[] => {
  if (operator === 'exists') return typeof value === 'boolean' ? value : refuse(path, 'needsBoolean')
  if (isPattern(operator)) {
    if (type !== 'text' && type !== 'json') refuse(path, 'notAText')
    if (!isText(value)) return refuse(path, 'needsText', { max: maxText })
    return endsInEscape(value) ? refuse(path, 'endsInEscape') : value
  }
  const isMember = holds[type]
  if (operator === 'between' || operator === 'inq' || operator === 'nin') {
    if (!Array.isArray(value) || value.length > maxList) return refuse(path, 'needsList', { max: maxList })
    if (operator === 'between' && value.length !== 2) refuse(path, 'needsTwo')
    const stranger = value.findIndex(member => !isMember(member))
    if (stranger >= 0) refuse(`${path}.${stranger}`, 'wrongType', { type })
    return value as Scalar[]
  }
  if (value === null && (operator === 'eq' || operator === 'neq')) return null
  return isMember(value) ? value : refuse(path, 'wrongType', { type })
}
