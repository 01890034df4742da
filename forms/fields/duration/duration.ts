// How long something takes, in hours and minutes, stored as whole minutes: expressions add and compare it like a number.

import { type Language, patternOf, readIdentifier, t } from '@bawaba/language/index.ts'
import { asNumber, errorsOf, outOfBounds } from '../bounds.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { both, hourWords, messages, minuteWords } from './messages.ts'

/** A year of hours. */
const longest = 8_784 * 60
const shape = /^(\d{1,4}):([0-5]?\d)$/

const parseText = (text: string): Parsed<number> => {
  const [, hours, minutes] = shape.exec(readIdentifier(text).replace(/\s/g, '')) ?? []
  if (hours === undefined) return wrong('duration')
  return checked(Number(hours) * 60 + Number(minutes))
}

const checked = (minutes: number): Parsed<number> =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= longest ? found(minutes + 0) : wrong('duration')

const format = (value: number, language: Language): string => {
  const hours = Math.floor(value / 60)
  const minutes = value % 60
  if (hours === 0) return t(language, minuteWords, { count: minutes })
  const words = t(language, hourWords, { count: hours })
  if (minutes === 0) return words
  const rest = t(language, minuteWords, { count: minutes })
  return patternOf(language, both).replace('{hours}', words).replace('{minutes}', rest)
}

const edited = (value: number): string => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`

export const duration = defineField<number>({
  kind: 'duration',
  stored: ['Number'],
  properties: ['placeholder', 'min', 'max'],
  latin: true,
  parse: input => {
    if (typeof input === 'number') return checked(input)
    const read = typed(input, 30)
    if ('error' in read) return read
    return read.text === '' ? found<number>(undefined) : parseText(read.text)
  },
  validate: (value, { entry }) => errorsOf(outOfBounds(value, asNumber(entry.min), asNumber(entry.max))),
  format: (value, _field, language) => format(value, language),
  edited: value => edited(value),
  formatParam: (param, language) => (typeof param === 'number' ? format(param, language) : param),
  comparable: bound => asNumber(bound),
  calculated: value => (typeof value === 'number' ? Math.round(value) : value),
  messages,
  examples: () => import('./examples.ts'),
})
