// Rules for the closure of a service center: used by the form and by the server. Pure.

import { addDays, isPlainDate, type Language, languages, type Text } from '@bawaba/language/index.ts'
import { nameLength } from './own-names.ts'

/** Most characters of its reason: it is read in a text message. */
export const longestReason = 80
/** The most days that it lasts, and that it can be ahead. */
const mostDays = 366

export type ClosureOrder = {
  calendar: string
  from: string
  until: string
  hours?: { from: string; until: string } | undefined
  reason: Text
}
export type ClosureError = {
  field: 'calendar' | 'from' | 'until' | 'hours.from' | 'hours.until' | `reason.${Language}`
  /** `early`: before the beginning. `severalDays`: hours of more than one day. */
  key: 'required' | 'past' | 'far' | 'early' | 'severalDays' | 'tooLong'
}
type Key = ClosureError['key'] | undefined

const isTime = (text: string): boolean => /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

const fromError = (from: string, today: string): Key => {
  if (!isPlainDate(from)) return 'required'
  if (from < today) return 'past'
  return from > addDays(today, mostDays) ? 'far' : undefined
}
const untilError = ({ from, until, hours }: ClosureOrder): Key => {
  if (!isPlainDate(until)) return 'required'
  if (!isPlainDate(from)) return undefined
  if (until < from) return 'early'
  if (hours && until !== from) return 'severalDays'
  return until > addDays(from, mostDays) ? 'far' : undefined
}
const hoursErrors = ({ hours }: ClosureOrder): { field: ClosureError['field']; key: Key }[] => {
  if (!hours) return []
  const { from, until } = hours
  return [
    { field: 'hours.from', key: isTime(from) ? undefined : 'required' },
    { field: 'hours.until', key: !isTime(until) ? 'required' : until <= from ? 'early' : undefined },
  ]
}
const reasonError = (reason: string): Key => {
  const length = nameLength(reason)
  if (length === 0) return 'required'
  return length > longestReason ? 'tooLong' : undefined
}

/** What is wrong with a closure, in the order of the form; `today` is Cairo's. */
export const closureErrors = (order: ClosureOrder, today: string): ClosureError[] => {
  const keys: { field: ClosureError['field']; key: Key }[] = [
    { field: 'calendar', key: order.calendar === '' ? 'required' : undefined },
    { field: 'from', key: fromError(order.from, today) },
    { field: 'until', key: untilError(order) },
    ...hoursErrors(order),
    ...languages.map(language => ({
      field: `reason.${language}` as const,
      key: reasonError(order.reason[language]),
    })),
  ]
  return keys.flatMap(({ field, key }) => (key ? [{ field, key }] : []))
}
