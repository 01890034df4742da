// Dates as people read them: D MMMM YYYY in both languages, Cairo's clock.
// en-US would write "March 5, 2026", so the parts are put together here.

import { normaliseDigits } from './input/digits.ts'
import { type Language, localeOf } from './text.ts'

export const timeZone = 'Africa/Cairo'
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (key: string, locale: string, options: Intl.DateTimeFormatOptions) => {
  let made = formatters.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
    formatters.set(key, made)
  }
  return made
}

const parts = (format: Intl.DateTimeFormat, date: Date) =>
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

/** Day and time in Cairo at an instant, as a clock on the wall shows them: `2026-11-20T09:30`. */
export const cairoWall = (instant: string | Date): string => {
  const options = {
    ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const),
  }
  const clock = formatter('cairo clock', 'en-GB', options)
  const { day, month, year, hour, minute } = parts(clock, new Date(instant))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/**
 * The instant of a time of day in Cairo, as a clock on the wall shows it: `2026-11-20T09:30`. Where the clock is put
 * forward over it, an hour later; where it shows it twice, the first time. No time for what is none.
 */
export const cairoInstant = (wall: string): Date => {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return new Date(asUtc)
  const shown = (time: number): number => Date.parse(`${cairoWall(new Date(time))}Z`)
  // The offset before and after a change of the clock: the first that fits is right.
  const offsets = [-1, 1].map(side => shown(asUtc + side * 43_200_000) - (asUtc + side * 43_200_000))
  const fitting = offsets.map(offset => asUtc - offset).filter(time => shown(time) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - Math.min(...offsets))
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

/** The first moment of a day in Cairo, whatever its clocks do that night. */
export const startOfDay = (date: string): Date => {
  const earliest = new Date(`${date}T00:00:00Z`).getTime() - 3 * 3_600_000
  return new Date(cairoDate(new Date(earliest)) === date ? earliest : earliest + 3_600_000)
}

/** The first moment of the day before, in Cairo: what "since yesterday" begins with. */
export const startOfYesterday = (now: Date): Date => startOfDay(addDays(cairoDate(now), -1))
