// An amount of money in Egyptian pounds: typed and shown in pounds, stored in whole piasters.
//
// What a person types is text, so pounds: "1,250.50". A number is always piasters, the stored value: 125050. So are the
// values that conditions compare with and that scripts read. `min` and `max` are written in pounds, as "12.50".

import { formatAmount, formatMoney, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { readAmount } from '@bawaba/language/input/amounts.ts'
import { errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

/** EGP 99,999,999.99. */
const largest = 9_999_999_999

const amount = /^(-?)(\d+)(?:\.(\d*))?$/

const checked = (piasters: number): Parsed<number> => {
  if (!Number.isSafeInteger(piasters)) return wrong('money')
  if (piasters < 0) return wrong('min', { min: 0 })
  return piasters > largest ? wrong('max', { max: largest }) : found(piasters === 0 ? 0 : piasters)
}

const read = (text: string): Parsed<number> => {
  const decimal = readAmount(text)
  if (!decimal) return wrong('money')
  if ('decimal' in decimal) return readPlain(decimal.decimal)
  const [first, second] = decimal.readings.map(readPlain) as [Parsed<number>, Parsed<number>]
  // "1250,505" has one reading that is an amount.
  if ('error' in first) return second
  return 'error' in second
    ? first
    : wrong('twoReadings', { first: first.value ?? 0, second: second.value ?? 0 })
}

const readPlain = (decimal: string): Parsed<number> => {
  const parts = amount.exec(decimal)
  if (!parts) return wrong('money')
  const [, sign, whole = '', piasters = ''] = parts
  const significant = piasters.replace(/0+$/, '')
  if (significant.length > 2) return wrong('decimals')
  const value = piastersOf(`${whole.replace(/^0+(?=\d)/, '')}.${significant.padEnd(2, '0')}`)
  if (value === undefined) return wrong(sign === '-' ? 'min' : 'max', { min: 0, max: largest })
  return checked(sign === '-' ? -value : value)
}

const boundOf = (bound: unknown): number | undefined => piastersOf(bound)

/** What is no count of piasters, in a draft or in an answer to an older version, is shown as it is. */
const written = (value: number, form: (pounds: string) => string): string =>
  Number.isSafeInteger(value) ? form(poundsOf(value)) : String(value)

export const money = defineField<number>({
  kind: 'money',
  stored: ['Number'],
  valueType: 'money',
  properties: ['placeholder', 'min', 'max'],
  parse: input => {
    if (typeof input === 'number') return checked(input)
    const line = typed(input, 40)
    if ('error' in line) return line
    return line.text === '' ? found<number>(undefined) : read(line.text)
  },
  validate: (value, { entry }) => errorsOf(outOfBounds(value, boundOf(entry.min), boundOf(entry.max))),
  format: (value, _field, language) => written(value, pounds => formatMoney(language, pounds)),
  edited: (value, language) => written(value, pounds => formatAmount(language, pounds)),
  formatParam: (param, language) =>
    typeof param === 'number' ? formatMoney(language, poundsOf(param)) : param,
  comparable: boundOf,
  calculated: value => (typeof value === 'number' ? Math.sign(value) * Math.round(Math.abs(value)) : value),
  // Below zero no amount is refused by it.
  boundOf: value =>
    typeof value === 'number' && value >= 0 && value <= largest ? poundsOf(Math.round(value)) : undefined,
  messages,
  examples: () => import('./examples.ts'),
})
