// The days on which a service that is open for days of each month closes and opens again. Pure.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { availabilityOf, type Timed } from './availability.ts'

/** Days of the months of a common year, in which 29 February is no day. */
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Months, January is 0, in which days of each month never open; days that run into the next month are open by its first ones. */
export const monthsWithout = ({ from, to }: { from: number; to: number }): number[] =>
  to < from ? [] : lengths.flatMap((length, month) => (from > length ? [month] : []))

/** Longer than a month and the days of one that has no such day. */
const ahead = 64

/** The next day on which days of each month open again, after the ones that are open now. */
export const opensAgainOn = (service: Timed, now: Date): string | undefined => {
  if (service.availability?.kind !== 'monthly' || service.deactivated) return undefined
  const isOpenOn = (day: string) => availabilityOf(service, new Date(`${day}T12:00:00Z`)).isActive
  const today = cairoDate(now)
  let wasClosed = !isOpenOn(today)
  for (let days = 1; days <= ahead; days++) {
    const day = addDays(today, days)
    if (!isOpenOn(day)) wasClosed = true
    else if (wasClosed) return day
  }
  return undefined
}

/** The last day of the days that are open now; undefined where none ends within `within` days. */
export const lastOpenDay = (service: Timed, now: Date, within: number): string | undefined => {
  const today = cairoDate(now)
  for (let days = 1; days <= within; days++)
    if (!availabilityOf(service, new Date(`${addDays(today, days)}T12:00:00Z`)).isActive)
      return addDays(today, days - 1)
  return undefined
}
