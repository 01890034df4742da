// A mark from 1 to the field's `max` (five without one): read from what was typed, judged and written out, on both sides.
// How it is drawn is in rating.widget.tsx.

import { formatNumber, type Language, readCompact, stripBidi, t } from '@bawaba/language/index.ts'
import { asNumber } from '../bounds.ts'
import { defineField, type Field, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages, outOf } from './messages.ts'

const defaultMax = 5
const highestMax = 10
/** Longer than any mark: such a text is refused unread. */
const longestText = 20

/** The best mark of a field. */
export const bestMark = ({ entry }: Field): number => {
  const max = asNumber(entry.max)
  return max !== undefined && Number.isInteger(max) && max >= 2 && max <= highestMax ? max : defaultMax
}

const mark = (value: number): Parsed<number> => (Number.isInteger(value) ? found(value) : wrong('rating'))

/** "3 of 5", without the marks of direction that `t` puts around values: it is a value itself, and gets them there. */
export const markText = (value: number, field: Field, language: Language): string =>
  stripBidi(
    t(language, outOf, {
      value: formatNumber(language, value),
      best: formatNumber(language, bestMark(field)),
    }),
  )

export const rating = defineField<number>({
  kind: 'rating',
  stored: ['Number'],
  properties: ['max', 'lowestRatingText', 'highestRatingText'],
  parse: input => {
    if (typeof input === 'number') return mark(input)
    const read = typed(input, longestText)
    if ('error' in read) return read
    if (read.text === '') return found<number>(undefined)
    const text = readCompact(read.text)
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
