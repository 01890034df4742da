// What a meter shows now, in kilowatt-hours. The reading before it, and whether it can be right, are the company's to say:
// it is asked when the form is sent. A jump that is out of the ordinary is confirmed first (`isSure`).

import { defineField, found, type Parsed, wrong } from '@bawaba/forms/index.ts'
import { formatDate, formatNumber, type Language } from '@bawaba/language/index.ts'
import { countOf, dayOf, plain } from '../objects.ts'
import { messages, shown } from './messages.ts'

export const largestReading = 9_999_999

/** `previous` and `on`: the reading before, and its day. */
export type ReadingAnswer = { value: number; isSure?: true; previous?: number; on?: string }

/** What was typed, of whatever was stored or typed. */
export const typedReading = (raw: unknown): unknown => (plain(raw) ? plain(raw)?.value : raw)

const parse = (input: unknown): Parsed<ReadingAnswer> => {
  const typed = typedReading(input)
  if (typed === undefined || typed === null || (typeof typed === 'string' && typed.trim() === ''))
    return found<ReadingAnswer>(undefined)
  if (typeof typed !== 'string' && typeof typed !== 'number') return wrong('expectedType', { type: 'Number' })
  const value = countOf(typed, largestReading)
  if (value === undefined) return wrong('readingDigits')
  const { isSure, previous, on } = plain(input) ?? {}
  const before = countOf(previous, largestReading)
  const day = dayOf(on)
  return found({
    value,
    ...(isSure === true ? { isSure: true as const } : {}),
    ...(before === undefined ? {} : { previous: before }),
    ...(day === undefined ? {} : { on: day }),
  })
}

const format = ({ value, previous }: ReadingAnswer, language: Language): string => {
  const kilowattHours = (count: number) => formatNumber(language, count)
  return previous === undefined
    ? kilowattHours(value)
    : shown[language]
        .replace('{value}', kilowattHours(value))
        .replace('{previous}', kilowattHours(previous))
        .replace('{difference}', kilowattHours(value - previous))
}

export const reading = defineField<ReadingAnswer>({
  kind: 'reading',
  stored: ['Object'],
  properties: [],
  isVerified: true,
  parse,
  // The company decides; what the page knows of the reading before is said where it is typed.
  validate: ({ value, previous }) =>
    previous !== undefined && value <= previous ? [{ key: 'notGreater', params: { previous } }] : [],
  format: (value, _field, language) => format(value, language),
  edited: ({ value }) => String(value),
  formatParam: (param, language) =>
    typeof param === 'string' && dayOf(param) ? formatDate(language, param) : param,
  messages,
  examples: () => import('./examples.ts'),
})
