// Bounds and their wording: equal bounds say "must equal", both "between", else only the one that exists.
// One function for numbers, lengths, dates and counts; the kind's messages know what is counted.

import type { BoundEntry } from '../definition.ts'
import type { FieldError } from './field.ts'

type Bound = number | string | undefined
export type BoundKeys = { equal: string; between: string; min: string; max: string }

const plain: BoundKeys = { equal: 'equal', between: 'between', min: 'min', max: 'max' }
export const countKeys: BoundKeys = {
  equal: 'equalCount',
  between: 'betweenCount',
  min: 'minCount',
  max: 'maxCount',
}

/** The fault of a value outside its inclusive bounds, or nothing. */
export const outOfBounds = (
  value: number | string,
  min: Bound,
  max: Bound,
  keys: BoundKeys = plain,
): FieldError | undefined => {
  const inside = (min === undefined || value >= min) && (max === undefined || value <= max)
  if (inside) return undefined
  if (min !== undefined && max !== undefined)
    return min === max
      ? { key: keys.equal, params: { min, max } }
      : { key: keys.between, params: { min, max } }
  return min !== undefined
    ? { key: keys.min, params: { min } }
    : { key: keys.max, params: { max: max as number | string } }
}

/** Those that are worked out are put in before a kind reads them. */
export const asNumber = (bound: BoundEntry | undefined): number | undefined =>
  typeof bound === 'number' ? bound : undefined
export const asText = (bound: BoundEntry | undefined): string | undefined =>
  typeof bound === 'string' ? bound : undefined

/** A list of the faults that exist. */
export const errorsOf = (...errors: (FieldError | undefined | false)[]): FieldError[] =>
  errors.filter(error => error !== undefined && error !== false)
