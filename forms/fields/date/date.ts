// A plain date 'YYYY-MM-DD': no clock, no zone, so no day ever moves.
// It is typed in three parts; what is typed half stays as its parts until it is whole.

import { addDays, formatDate, isPlainDate, type Language, readIdentifier } from '@bawaba/language/index.ts'
import type { FieldEntry } from '../../definition.ts'
import { asText, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, type FieldError, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const partNames = ['day', 'month', 'year'] as const
export type DatePart = (typeof partNames)[number]
export type DateParts = Record<DatePart, string>

const isParts = (input: unknown): input is DateParts =>
  typeof input === 'object' &&
  input !== null &&
  !Array.isArray(input) &&
  Object.keys(input).length === partNames.length &&
  partNames.every(name => Object.hasOwn(input, name) && isShort((input as DateParts)[name]))

const isShort = (part: unknown): boolean => typeof part === 'string' && part.length <= 10

/** The three parts as they are typed: of a stored date, of parts, of anything else none. */
export const datePartsOf = (raw: unknown): DateParts => {
  if (isParts(raw)) return raw
  const [year = '', month = '', day = ''] =
    typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) ? raw.split('-') : []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

const whole = (text: string): Parsed<string> =>
  isPlainDate(text) && text >= '1000-01-01' ? found(text) : wrong('date')

const fromParts = (parts: DateParts): Parsed<string> => {
  const [day, month, year] = partNames.map(name => readIdentifier(parts[name])) as [string, string, string]
  if (!day && !month && !year) return found<string>(undefined)
  if (!day) return wrong('dayMissing')
  if (!month) return wrong('monthMissing')
  if (!year) return wrong('yearMissing')
  if (!/^\d{4}$/.test(year)) return wrong('year')
  return whole(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Reads a date as it was typed in parts, or as it is stored. */
export const parseDate = (input: unknown): Parsed<string> => {
  if (isParts(input)) return fromParts(input)
  const read = typed(input, 40)
  if ('error' in read)
    return read.error.key === 'expectedType' ? wrong('expectedType', { type: 'Date' }) : wrong('date')
  return read.text === '' ? found<string>(undefined) : whole(readIdentifier(read.text))
}

/** What a date breaks of `when`, `min` and `max`. */
export const dateErrors = (value: string, entry: FieldEntry, today: string): FieldError[] =>
  errorsOf(
    entry.when === 'future' && value <= today && { key: 'future' },
    entry.when === 'past' && value >= today && { key: 'past' },
    outOfBounds(value, asText(entry.min), asText(entry.max)),
  )

/** The first and last day that `dateFaults` lets through, for a calendar. */
export const allowedDays = (entry: FieldEntry, today: string): { min?: string; max?: string } => {
  const [min, max] = [asText(entry.min), asText(entry.max)]
  const first = entry.when === 'future' ? addDays(today, 1) : undefined
  const last = entry.when === 'past' ? addDays(today, -1) : undefined
  return {
    min: first && (!min || first > min) ? first : min,
    max: last && (!max || last < max) ? last : max,
  }
}

export const formatDateParam = (param: string | number, language: Language): string | number =>
  typeof param === 'string' && isPlainDate(param) ? formatDate(language, param) : param
export const comparableDate = (bound: string | number): string | undefined =>
  typeof bound === 'string' && isPlainDate(bound) ? bound : undefined

export const date = defineField<string>({
  kind: 'date',
  stored: ['Date', 'String'],
  valueType: 'date',
  properties: ['min', 'max', 'when'],
  parse: parseDate,
  validate: (value, { entry }, { today }) => dateErrors(value, entry, today),
  format: (value, _field, language) => formatDate(language, value),
  formatParam: formatDateParam,
  comparable: comparableDate,
  messages,
  examples: () => import('./examples.ts'),
})

const partOfError: Record<string, DatePart> = {
  dayMissing: 'day',
  monthMissing: 'month',
  yearMissing: 'year',
  year: 'year',
}

/** The part that a fault is about: the first one that is wrong, the year where the whole date lies outside. */
export const wrongPartOf = (key: string): DatePart => partOfError[key] ?? (isWholeDate(key) ? 'day' : 'year')

/** A fault of no single part: all three are marked. */
export const isWholeDate = (key: string): boolean =>
  key === 'required' || key === 'date' || key === 'expectedType'
