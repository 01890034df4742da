// Working days by a calendar: which days of the week are off, which dates are holidays. Days are Cairo's, and so is the
// end of one, whatever the clock does that night.

import { addDays, cairoDate } from './days.ts'

/** `weekend` holds days of the week, Sunday is 0; `holidays` holds plain dates. */
export type WorkingCalendar = { weekend: readonly number[]; holidays: ReadonlySet<string> }

/** Longer than any run of days off: a calendar that offers no working day in so many has none. */
const longestRest = 366

/** Whether a plain date is a day of work. */
export const isWorkingDay = ({ weekend, holidays }: WorkingCalendar, date: string): boolean =>
  !weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !holidays.has(date)

/** The nearest working day after a date, or before it. */
const nextWorkingDay = (calendar: WorkingCalendar, date: string, step: 1 | -1): string => {
  for (let days = 1; days <= longestRest; days++) {
    const day = addDays(date, days * step)
    if (isWorkingDay(calendar, day)) return day
  }
  return addDays(date, step)
}

const countWorkingDate = (calendar: WorkingCalendar, from: string, days: number): string => {
  if (days === 0) return isWorkingDay(calendar, from) ? from : nextWorkingDay(calendar, from, 1)
  let date = from
  for (let left = Math.abs(days); left > 0; left--) date = nextWorkingDay(calendar, date, days > 0 ? 1 : -1)
  return date
}

/** By calendar: every request that is filed on a day asks for the same few dates. */
const counted = new WeakMap<WorkingCalendar, Map<string, string>>()
const mostCounted = 1000

/**
 * The plain date so many working days after another, or before it where the number is negative; with 0 the day itself,
 * or the next one that is worked. A calendar never changes: another one is another object.
 */
export const workingDate = (calendar: WorkingCalendar, from: string, days: number): string => {
  const known = counted.get(calendar) ?? new Map<string, string>()
  const key = `${from} ${days}`
  const found = known.get(key)
  if (found !== undefined) return found
  const date = countWorkingDate(calendar, from, days)
  if (known.size >= mostCounted) known.clear()
  counted.set(calendar, known.set(key, date))
  return date
}

const second = 1000
const hour = 3600 * second

/** The last second of a plain date in Cairo. Of a night whose clock is put back it is the second such second. */
export const endOfCairoDay = (date: string): Date => {
  const next = addDays(date, 1)
  const midnight = Date.parse(`${next}T00:00:00Z`)
  // Cairo is two hours ahead of UTC, three in summer.
  const summer = new Date(midnight - 3 * hour)
  const begins = cairoDate(summer) === next ? summer.getTime() : midnight - 2 * hour
  return new Date(begins - second)
}

/** The end of the working day so many working days after an instant: by then what may take so many days is done. */
export const addWorkingDays = (calendar: WorkingCalendar, from: Date, days: number): Date =>
  endOfCairoDay(workingDate(calendar, cairoDate(from), days))

/**
 * How many working days lie between two instants: those after the day of the first, up to the day of the second.
 * Negative where the second comes first.
 */
export const workingDaysBetween = (calendar: WorkingCalendar, from: Date, to: Date): number => {
  const [first, last] = [cairoDate(from), cairoDate(to)]
  // Of none backwards -0 would be another number to whoever compares.
  if (first > last) return 0 - workingDaysBetween(calendar, to, from)
  let count = 0
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1))
    if (isWorkingDay(calendar, date)) count += 1
  return count
}

/** The end of the day so many months after an instant; of a month that has no such day, its last. */
export const addMonths = (from: Date, months: number): Date => {
  const [year = 0, month = 1, day = 1] = cairoDate(from).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate())))
  return endOfCairoDay(date.toISOString().slice(0, 10))
}
