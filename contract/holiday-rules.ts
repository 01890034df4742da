// What may be written of a holiday: used by the form and by the server. Pure.

import { isPlainDate, type Language, languages, type Text } from '@bawaba/language/index.ts'
import { nameLength } from './own-names.ts'

/** Most characters of its name. */
export const longestHolidayName = 80
/** Years that holidays are written ahead: a slip of the pen lands far away. */
const yearsAhead = 5

export type HolidayOrder = { date: string; name: Text; isExpected: boolean }
export type HolidayError = {
  field: 'date' | `name.${Language}`
  /** `past`: nothing is reckoned by it any more. `far`: more than five years ahead. */
  key: 'required' | 'past' | 'far' | 'tooLong'
}

const dateError = (date: string, today: string): HolidayError['key'] | undefined => {
  if (!isPlainDate(date)) return 'required'
  if (date < today) return 'past'
  return Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + yearsAhead ? 'far' : undefined
}
const nameError = (name: string): HolidayError['key'] | undefined => {
  const length = nameLength(name)
  if (length === 0) return 'required'
  return length > longestHolidayName ? 'tooLong' : undefined
}

/** What is wrong with a holiday, in the order of the form; `today` is Cairo's. */
export const holidayErrors = (
  { date, name }: Pick<HolidayOrder, 'date' | 'name'>,
  today: string,
): HolidayError[] => {
  const keys = [
    { field: 'date' as const, key: dateError(date, today) },
    ...languages.map(language => ({ field: `name.${language}` as const, key: nameError(name[language]) })),
  ]
  return keys.flatMap(({ field, key }) => (key ? [{ field, key }] : []))
}
