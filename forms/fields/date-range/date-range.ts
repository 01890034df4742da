// Two plain dates, the first and the last day of something. Each end is typed as a date is; one that is missing
// or wrong is named.

import { formatDate, type Language, patternOf } from '@bawaba/language/index.ts'
import {
  comparableDate,
  type DatePart,
  dateErrors,
  formatDateParam,
  isWholeDate,
  parseDate,
  wrongPartOf,
} from '../date/date.ts'
import { defineField, type FieldError, found, type Parsed, wrong } from '../field.ts'
import { endWords, messages, shown } from './messages.ts'

export const ends = ['from', 'to'] as const
export type RangeEnd = (typeof ends)[number]
export type DateRange = Record<RangeEnd, string>

const isEnd = (param: unknown): param is RangeEnd => param === 'from' || param === 'to'

/** Both ends of whatever was stored or typed. */
export const endsOf = (raw: unknown): Record<RangeEnd, unknown> => {
  const isRange = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  const own = (end: RangeEnd) =>
    isRange && Object.hasOwn(raw, end) ? (raw as Record<RangeEnd, unknown>)[end] : undefined
  return { from: own('from'), to: own('to') }
}

const isRangeShape = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && !Array.isArray(input) && Object.keys(input).every(isEnd)

/** The same fault, naming its end. */
const at = (end: RangeEnd, { key, params }: FieldError): FieldError => ({ key, params: { ...params, end } })

const parse = (input: unknown): Parsed<DateRange> => {
  if (input === undefined || input === null || input === '') return found<DateRange>(undefined)
  if (!isRangeShape(input)) return wrong('expectedType', { type: 'Object' })
  const typed = endsOf(input)
  const from = parseDate(typed.from)
  const to = parseDate(typed.to)
  if ('error' in from) return { error: at('from', from.error) }
  if ('error' in to) return { error: at('to', to.error) }
  if (from.value === undefined && to.value === undefined) return found<DateRange>(undefined)
  if (from.value === undefined) return wrong('endMissing', { end: 'from' })
  if (to.value === undefined) return wrong('endMissing', { end: 'to' })
  return found({ from: from.value, to: to.value })
}

const fill = (pattern: string, { from, to }: DateRange): string =>
  pattern.replace('{from}', from).replace('{to}', to)

/** "5 March 2026 to 7 March 2026": words, since a dash between numbers turns round in Arabic. */
const format = ({ from, to }: DateRange, language: Language): string =>
  fill(patternOf(language, shown), { from: formatDate(language, from), to: formatDate(language, to) })

export const dateRange = defineField<DateRange>({
  kind: 'dateRange',
  stored: ['Object'],
  valueType: 'period',
  properties: ['min', 'max', 'when'],
  parse,
  validate: (value, { entry }, { today }) => {
    if (value.to < value.from) return [{ key: 'toBeforeFrom', params: { end: 'to' } }]
    for (const end of ends) {
      const [error] = dateErrors(value[end], entry, today)
      if (error) return [at(end, error)]
    }
    return []
  },
  format: (value, _field, language) => format(value, language),
  formatParam: (param, language) =>
    isEnd(param) ? patternOf(language, endWords[param]) : formatDateParam(param, language),
  comparable: comparableDate,
  messages,
  examples: () => import('./examples.ts'),
})

/** Where a fault lies: which end, and which of its parts, or all three. */
export const partOfError = ({
  key,
  params,
}: FieldError): { end: RangeEnd; part: DatePart; isWhole: boolean } => {
  const end = isEnd(params?.end) ? params.end : 'from'
  const isWhole = isWholeDate(key) || key === 'endMissing' || key === 'toBeforeFrom'
  return { end, part: isWhole ? 'day' : wrongPartOf(key), isWhole }
}
