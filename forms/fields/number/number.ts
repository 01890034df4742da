// A number with an optional unit: areas, counts, meter readings.

import { formatNumber, readDecimal, stripBidi } from '@bawaba/language/index.ts'
import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, type FieldError, found, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { unitOf } from '../unit.ts'
import { messages } from './messages.ts'

const decimals = 6
const largest = Number.MAX_SAFE_INTEGER
const plain = /^-?(\d{1,16}(\.\d*)?|\.\d+)$/

/** Exponents, infinities and more decimals than can be kept are refused; minus zero is zero. */
const checked = (value: number): { value: number | undefined } | { error: FieldError } => {
  if (!Number.isFinite(value) || Math.abs(value) > largest) return wrong('number')
  if (Number(value.toFixed(decimals)) !== value) return wrong('decimals', { count: decimals })
  return found(value === 0 ? 0 : value)
}

export const number = defineField<number>({
  kind: 'number',
  stored: ['Number'],
  properties: [
    'placeholder',
    'postfix',
    'postfixForms',
    'min',
    'max',
    'exclusiveMin',
    'exclusiveMax',
    'integer',
  ],
  parse: input => {
    if (typeof input === 'number') return checked(input)
    const read = typed(input, 40)
    if ('error' in read) return read
    if (read.text === '') return found<number>(undefined)
    const decimal = readDecimal(read.text)
    if (!decimal) return wrong('number')
    if ('decimal' in decimal)
      return plain.test(decimal.decimal) ? checked(Number(decimal.decimal)) : wrong('number')
    const [first, second] = decimal.readings.map(Number) as [number, number]
    return wrong('twoReadings', { first, second })
  },
  validate: (value, { entry }) => {
    const { exclusiveMin, exclusiveMax, integer } = entry
    return errorsOf(
      integer && !Number.isInteger(value) && { key: 'integer' },
      outOfBounds(value, asNumber(entry.min), asNumber(entry.max)),
      exclusiveMin !== undefined &&
        value <= exclusiveMin && { key: 'exclusiveMin', params: { min: exclusiveMin } },
      exclusiveMax !== undefined &&
        value >= exclusiveMax && { key: 'exclusiveMax', params: { max: exclusiveMax } },
    )
  },
  format: (value, field, language) => {
    const unit = unitOf(field, language, value)
    return `${formatNumber(language, value)}${unit ? `\u00a0${unit}` : ''}`
  },
  // Without the direction mark before a minus: the box reads from left to right as it is.
  edited: (value, language) => stripBidi(formatNumber(language, value)),
  comparable: bound => asNumber(bound),
  calculated: value => (typeof value === 'number' ? Number(value.toFixed(decimals)) + 0 : value),
  messages,
  examples: () => import('./examples.ts'),
})
