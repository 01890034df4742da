// A day as people choose it: the day of the week first. In a file of its own, since few pages show one.

import { type Language, localeOf } from './text.ts'

/** `Thursday 26 November`, `الخميس ٢٦ نوفمبر`. Takes a plain date 'YYYY-MM-DD'. */
export const formatWeekday = (language: Language, date: string): string => {
  const instant = new Date(`${date}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[language], { calendar: 'gregory', timeZone: 'UTC', ...options }).format(
      instant,
    )
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`
}
