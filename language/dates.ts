// Dates as people read them: D MMMM YYYY in both languages, Cairo's clock.
// en-US would write "March 5, 2026", so the parts are put together here.

import { normaliseDigits } from './input/digits.ts'
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

/** `March 2026`, `مارس ٢٠٢٦`, of a month 'YYYY-MM'. */
export const formatMonth = (language: Language, month: string): string => {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const named = parts(
    formatter(`month of a year ${language}`, localeOf[language], options),
    new Date(`${month}-15T12:00:00Z`),
  )
  return `${named.month} ${named.year}`
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

/** `2026/03/05 - 2026/03/14`, the seeds' range format; it stands in `<bdi dir="ltr">` or an isolate. */
export const formatDateRange = (from: string, to: string): string =>
  `${from.replaceAll('-', '/')} - ${to.replaceAll('-', '/')}`

/** The twelve month names, January first (يناير، فبراير، ...). */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    formatter(`month ${language}`, localeOf[language], { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 15)),
    ),
  )

// Every call asks what day it is, of now and of days on which something is due, and no clock on earth is put forward or back
// within a quarter of an hour.
const quarter = 15 * 60_000
const mostQuarters = 1000
const dates = new Map<number, string>()

/** The plain date in Cairo at an instant: what "today" means in every rule. */
export const cairoDate = (now: Date): string => {
  const at = Math.floor(now.getTime() / quarter)
  const known = dates.get(at)
  if (known !== undefined) return known
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const
  const { day, month, year } = parts(formatter('cairo', 'en-GB', options), now)
  const date = `${year}-${month}-${day}`
  if (dates.size >= mostQuarters) dates.clear()
  dates.set(at, date)
  return date
}

/** Whole days from one plain date to another; negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** A plain date moved by whole days. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** True for a day that exists: '2026-02-30' is none, and before the year 1 there was no year 0. */
export const isPlainDate = (text: string): boolean => {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().slice(0, 10) === text &&
    text === normaliseDigits(text)
  )
}
