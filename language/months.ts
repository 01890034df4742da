// Months by name, and ranges of dates: what calendars and forms write.

import { formatter, parts } from './dates.ts'
import { type Language, localeOf } from './text.ts'

/** `March 2026`, `مارس ٢٠٢٦`, of a month 'YYYY-MM'. */
export const formatMonth = (language: Language, month: string): string => {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const named = parts(
    formatter(`month of a year ${language}`, localeOf[language], options),
    new Date(`${month}-15T12:00:00Z`),
  )
  return `${named.month} ${named.year}`
}

/** The twelve month names, January first (يناير، فبراير، ...). */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    formatter(`month ${language}`, localeOf[language], { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 15)),
    ),
  )

/** `2026/03/05 - 2026/03/14`, the seeds' range format; it stands in `<bdi dir="ltr">` or an isolate. */
export const formatDateRange = (from: string, to: string): string =>
  `${from.replaceAll('-', '/')} - ${to.replaceAll('-', '/')}`
