// Which times a calendar offers. Plain functions of the calendar, the holidays, its closures and the clock.

import type { CenterClosure } from '@bawaba/contract/entities/closure.ts'
import type { CalendarDefinition } from '@bawaba/contract/programme.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { minutesOfDay, timeOfMinutes } from '@bawaba/language/time-of-day.ts'

type Closed = Pick<CenterClosure, 'from' | 'until' | 'hours'>
/** The closure in which an appointment that begins at some minute of a day would lie, be it in part. */
const closureOver = <Closure extends Closed>(
  closures: readonly Closure[],
  day: string,
  start: number,
  minutes: number,
): Closure | undefined =>
  closures.find(
    ({ from, until, hours }) =>
      day >= from &&
      day <= until &&
      (!hours || (start < minutesOfDay(hours.until) && start + minutes > minutesOfDay(hours.from))),
  )

/** The closure that closes a time of a calendar. */
export const closureAt = <Closure extends Closed>(
  closures: readonly Closure[],
  { minutes }: Pick<CalendarDefinition, 'minutes'>,
  { day, time }: { day: string; time: string },
): Closure | undefined => closureOver(closures, day, minutesOfDay(time), minutes)

/** The times of a day, in their order; none on a day that is closed, nor in a closure. */
export const timesOn = (
  calendar: CalendarDefinition,
  day: string,
  holidays: ReadonlySet<string>,
  closures: readonly Closed[],
): string[] => {
  if (holidays.has(day) || calendar.closed?.includes(day)) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const starts = calendar.hours
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ from, to }) => {
      const [first, last] = [minutesOfDay(from), minutesOfDay(to)]
      const count = Math.max(0, Math.floor((last - first) / calendar.minutes))
      return Array.from({ length: count }, (_, index) => first + index * calendar.minutes)
    })
  const isOpen = (start: number) => !closureOver(closures, day, start, calendar.minutes)
  return [...new Set(starts.filter(isOpen))].sort((a, b) => a - b).map(timeOfMinutes)
}

/** The days from today on that offer something, each with the times that are still to come. */
export const offeredDays = (
  calendar: CalendarDefinition,
  { now, holidays, closures }: { now: Date; holidays: ReadonlySet<string>; closures: readonly Closed[] },
): { day: string; times: string[] }[] =>
  Array.from({ length: calendar.daysAhead + 1 }, (_, days) => addDays(cairoDate(now), days))
    .map(day => ({
      day,
      times: timesOn(calendar, day, holidays, closures).filter(time => appointmentStart({ day, time }) > now),
    }))
    .filter(({ times }) => times.length > 0)

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
const isWithin = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to

/** Throws for a calendar that offers nothing or could not be read. */
export const checkCalendar = ({ code, hours, minutes, capacity, daysAhead }: CalendarDefinition): void => {
  const isRight =
    /^[A-Z][A-Z0-9-]{0,31}$/.test(code) &&
    isWithin(minutes, 5, 600) &&
    isWithin(capacity, 1, 1000) &&
    isWithin(daysAhead, 0, 180) &&
    hours.length > 0 &&
    hours.every(
      ({ days, from, to }) =>
        isTime(from) && isTime(to) && from < to && days.every(weekday => isWithin(weekday, 0, 6)),
    )
  if (!isRight)
    throw new Error(
      `The calendar "${code}" is wrong: a code of capital letters, hours from 00:00 to 23:59, 5 to 600 minutes, 1 to 1000 people, 0 to 180 days ahead`,
    )
}
