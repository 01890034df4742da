// Whether a text names an instant that the database takes as well: Date.parse alone takes days that no month has, and
// years and offsets that PostgreSQL fails on.

import { isPlainDate } from '@bawaba/language/index.ts'

const shape =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/i
const first = Date.parse('0001-01-01T00:00:00Z')
const end = Date.parse('+010000-01-01T00:00:00Z')

/** True for a real day, time and offset as RFC 3339 writes them, in a year of four digits in UTC too. */
export const isInstant = (text: string): boolean => {
  const day = shape.exec(text)?.[1]
  if (day === undefined || !isPlainDate(day)) return false
  const time = Date.parse(text.toUpperCase())
  return time >= first && time < end
}
