// An amount that is owed for the meter chosen beside it: typed in pounds, stored in piasters, and never more than the company
// says when the form is sent.

import { defineField, found, type Parsed, typed, wrong } from '@bawaba/forms/index.ts'
import { formatAmount, formatMoney, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { oneAmount } from '@bawaba/language/input/amounts.ts'
import { messages } from './messages.ts'

/** EGP 99,999,999.99. */
const largest = 9_999_999_999

const checked = (piasters: number | undefined): Parsed<number> =>
  piasters !== undefined && Number.isSafeInteger(piasters) && piasters > 0 && piasters <= largest
    ? found(piasters)
    : wrong('owedAmount')

/** At most two decimals that say something. */
const piastersIn = (text: string): number | undefined => {
  const [whole = '', decimals = ''] = (oneAmount(text) ?? '').split('.')
  const significant = decimals.replace(/0+$/, '')
  return /^\d+$/.test(whole) && /^\d{0,2}$/.test(significant)
    ? piastersOf(`${whole.replace(/^0+(?=\d)/, '')}.${significant.padEnd(2, '0')}`)
    : undefined
}

const written = (value: number, form: (pounds: string) => string): string =>
  Number.isSafeInteger(value) ? form(poundsOf(value)) : String(value)

export const owed = defineField<number>({
  kind: 'owed',
  stored: ['Number'],
  valueType: 'money',
  properties: [],
  isVerified: true,
  parse: input => {
    if (typeof input === 'number') return checked(input)
    const line = typed(input, 40)
    if ('error' in line) return line
    return line.text === '' ? found<number>(undefined) : checked(piastersIn(line.text))
  },
  validate: () => [],
  format: (value, _field, language) => written(value, pounds => formatMoney(language, pounds)),
  edited: (value, language) => written(value, pounds => formatAmount(language, pounds)),
  formatParam: (param, language) =>
    typeof param === 'number' ? formatMoney(language, poundsOf(param)) : param,
  comparable: bound => piastersOf(bound),
  messages,
  examples: () => import('./examples.ts'),
})
