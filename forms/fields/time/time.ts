// A time of day, stored as `HH:MM` by a clock of twenty-four hours. It is typed in either digits, with or without am and pm.

import { formatTime, readIdentifier } from '@bawaba/language/index.ts'
import { errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

const shape = /^(\d{1,2})(?:[:.٫](\d{2}))?(?:(am|pm|a\.m\.|p\.m\.)|(ص|م|صباحا|صباحًا|مساء|مساءً))?$/
const isStored = /^([01]\d|2[0-3]):[0-5]\d$/

const parseText = (text: string): Parsed<string> => {
  const [, first = '', minutes, latin, arabic] =
    shape.exec(readIdentifier(text).replace(/\s/g, '').toLowerCase()) ?? []
  const half = latin?.charAt(0) ?? (arabic && (arabic.startsWith('ص') ? 'a' : 'p'))
  // A bare number is no time: nobody knows what 9 is of.
  if (first === '' || (minutes === undefined && half === undefined)) return wrong('time')
  const hour = Number(first)
  if (half !== undefined && (hour < 1 || hour > 12)) return wrong('time')
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const value = `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
  return isStored.test(value) ? found(value) : wrong('time')
}

const minutesOf = (value: unknown): number | undefined =>
  typeof value === 'string' && isStored.test(value)
    ? Number(value.slice(0, 2)) * 60 + Number(value.slice(3))
    : undefined
const ofMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Any day in winter, when Cairo is two hours ahead: the clock is all that is read of it. */
const shown = (value: string, language: 'ar' | 'en'): string =>
  formatTime(language, `2026-01-15T${value}:00+02:00`)

export const time = defineField<string>({
  kind: 'time',
  stored: ['String'],
  valueType: 'time',
  properties: ['placeholder', 'min', 'max'],
  parse: input => {
    const read = typed(input, 30)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { entry }) =>
    errorsOf(outOfBounds(minutesOf(value) ?? 0, minutesOf(entry.min), minutesOf(entry.max))),
  format: (value, _field, language) => shown(value, language),
  formatParam: (param, language) => (typeof param === 'number' ? shown(ofMinutes(param), language) : param),
  comparable: bound => minutesOf(bound),
  messages,
  examples: () => import('./examples.ts'),
})
