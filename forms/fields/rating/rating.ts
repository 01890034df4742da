// A mark from 1 to `max`, five unless said otherwise.

import { formatNumber, type Language, normaliseDigits, t } from '@bawaba/language/index.ts'
import { asNumber } from '../bounds.ts'
import { defineField, type Field, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages, outOf } from './messages.ts'

const usual = 5
const highest = 10

/** The best mark of a field. */
export const bestMark = ({ entry }: Field): number => {
  const max = asNumber(entry.max)
  return max !== undefined && Number.isInteger(max) && max >= 2 && max <= highest ? max : usual
}

const mark = (value: number): Parsed<number> => (Number.isInteger(value) ? found(value) : wrong('rating'))

/** "3 of 5". */
export const markText = (value: number, field: Field, language: Language): string =>
  t(language, outOf, {
    value: formatNumber(language, value),
    best: formatNumber(language, bestMark(field)),
  }).replace(/[\u2068\u2069]/g, '')

export const rating = defineField<number>({
  kind: 'rating',
  stored: ['Number'],
  properties: ['max', 'lowestRatingText', 'highestRatingText'],
  parse: input => {
    if (typeof input === 'number') return mark(input)
    const read = typed(input, 20)
    if ('error' in read) return read
    if (read.text === '') return found<number>(undefined)
    const text = normaliseDigits(read.text)
    return /^\d{1,3}$/.test(text) ? mark(Number(text)) : wrong('rating')
  },
  validate: (value, field) => {
    const max = bestMark(field)
    return value >= 1 && value <= max ? [] : [{ key: 'between', params: { min: 1, max } }]
  },
  format: (value, field, language) => markText(value, field, language),
  comparable: bound => asNumber(bound),
  messages,
  examples: () => import('./examples.ts'),
})
