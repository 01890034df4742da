// The hours of staff: when they read their digest, and on which day of the week their queues.

import { digestAt } from '@bawaba/contract/message-hours.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { minutesOfDay } from '@bawaba/language/time-of-day.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { isWorkingDay, type WorkingCalendar } from '@bawaba/language/working-days.ts'

/** Minutes since midnight by Cairo's clock. */
export const minutesIn = (now: Date): number => minutesOfDay(cairoWall(now).slice(11))

/** Whether the digest of this day may be written: from eight on, on a day of work. After a long stop it comes later that day. */
export const isDigestTime = (calendar: WorkingCalendar, now: Date): boolean =>
  isWorkingDay(calendar, cairoDate(now)) && minutesIn(now) >= digestAt

/** Whether a day of work is the first after days off of the week. */
export const isFirstOfWeek = (calendar: WorkingCalendar, date: string): boolean => {
  const isWeekend = (day: string) => calendar.weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  for (let back = 1; back < 7; back += 1) {
    const day = addDays(date, -back)
    if (isWeekend(day)) return true
    if (isWorkingDay(calendar, day)) return false
  }
  return true
}
