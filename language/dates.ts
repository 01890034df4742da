// Dates as people read them: D MMMM YYYY in both languages, Cairo's clock.
// en-US would write "March 5, 2026", so the parts are put together here.

import { type Language, localeOf } from './text.ts'

export const timeZone = 'Africa/Cairo'
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are expensive to make. */
export const formatter = (key: string, locale: string, options: Intl.DateTimeFormatOptions) => {
  let made = formatters.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
    formatters.set(key, made)
  }
  return made
}

export const parts = (format: Intl.DateTimeFormat, date: Date) =>
  Object.fromEntries(format.formatToParts(date).map(part => [part.type, part.value])) as Record<
    string,
    string
  >

/** A plain date 'YYYY-MM-DD' as an instant that no zone can move to another day when read in UTC. */
const instantOf = (date: string | Date): { instant: Date; zone: string } =>
  typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)
    ? { instant: new Date(`${date}T12:00:00Z`), zone: 'UTC' }
    : { instant: new Date(date), zone: timeZone }

/** `5 March 2026`, `٥ مارس ٢٠٢٦`. Takes a plain date 'YYYY-MM-DD', an ISO instant or a Date. */
export const formatDate = (language: Language, date: string | Date): string => {
  const { instant, zone } = instantOf(date)
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const
  const { day, month, year } = parts(
    formatter(`date ${language} ${zone}`, localeOf[language], options),
    instant,
  )
  return `${day} ${month} ${year}`
}

/** `10:42 am`, `١٠:٤٢ ص`, by Cairo's clock. */
export const formatTime = (language: Language, date: string | Date): string =>
  formatter(`time ${language}`, localeOf[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone,
  })
    .format(new Date(date))
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')

/** Date and time in one phrase. */
export const formatDateTime = (language: Language, date: string | Date): string =>
  `${formatDate(language, date)}${language === 'ar' ? '، ' : ', '}${formatTime(language, date)}`
