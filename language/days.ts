// Plain dates 'YYYY-MM-DD': what day it is in Cairo, days between and after, which days there are.

import { formatter, parts, timeZone } from './dates.ts'
import { normaliseDigits } from './input/digits.ts'

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
