// A month of a year, stored as `YYYY-MM`: a bill, a salary, a card. It is typed as digits or by the name of the month.

import { formatDate, monthNames, readIdentifier } from '@bawaba/language/index.ts'
import { errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const isStored = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/
const monthFirst = /^(\d{1,2})[/\-.\s]+(\d{4})$/
const yearFirst = /^(\d{4})[/\-.\s]+(\d{1,2})$/
const named = /^(\D+?)\s+(\d{4})$/

/** The name in small letters and without hamza, which most people do not type: ابريل for أبريل. */
const bare = (name: string): string => name.toLowerCase().replace(/[أإ]/g, 'ا')

/** The number of a month by its name in either language, or by three letters of its English one. */
const monthOf = (name: string): number => {
  const own = bare(name)
  const find = (names: string[]) => names.findIndex(month => bare(month) === own)
  const english = monthNames('en')
  return 1 + Math.max(find(monthNames('ar')), find(english), find(english.map(month => month.slice(0, 3))))
}

const parseText = (text: string): Parsed<string> => {
  const tidy = readIdentifier(text)
  const [, month, year] = monthFirst.exec(tidy) ?? []
  const [, earlyYear, lateMonth] = yearFirst.exec(tidy) ?? []
  const [, name, yearOfName] = named.exec(tidy) ?? []
  const number = month ?? lateMonth ?? (name === undefined ? undefined : String(monthOf(name)))
  const value = `${year ?? earlyYear ?? yearOfName}-${(number ?? '').padStart(2, '0')}`
  return isStored.test(value) ? found(value) : wrong('monthYear')
}

/** Months since the year 0. */
const countOf = (value: unknown): number | undefined =>
  typeof value === 'string' && isStored.test(value)
    ? Number(value.slice(0, 4)) * 12 + Number(value.slice(5)) - 1
    : undefined
const ofCount = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`

/** The date without its day. */
const shown = (value: string, language: 'ar' | 'en'): string =>
  formatDate(language, `${value}-01`).replace(/^\S+ /, '')

export const monthYear = defineField<string>({
  kind: 'monthYear',
  stored: ['String'],
  valueType: 'month',
  properties: ['placeholder', 'min', 'max'],
  parse: input => {
    const read = typed(input, 40)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { entry }) =>
    errorsOf(outOfBounds(countOf(value) ?? 0, countOf(entry.min), countOf(entry.max))),
  format: (value, _field, language) => shown(value, language),
  formatParam: (param, language) => (typeof param === 'number' ? shown(ofCount(param), language) : param),
  comparable: bound => countOf(bound),
  messages,
  examples: () => import('./examples.ts'),
})
