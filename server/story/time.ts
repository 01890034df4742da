// When something in the story happened, before the start: `12d 09:40` is so many working days earlier at that time of
// Cairo, `3h` and `25m` are so long ago.

import { cairoDate, startOfDay } from '@bawaba/language/index.ts'
import { isWorkingDay, type WorkingCalendar, workingDate } from '@bawaba/language/working-days.ts'

const minute = 60_000
const units = { m: minute, h: 60 * minute } as const

export type StoryTime = `${number}d ${number}:${number}` | `${number}h` | `${number}m`

/** The working day so many working days before a date; 0 is the last one up to it. */
export const workingDayBefore = (calendar: WorkingCalendar, today: string, days: number): string => {
  const last = isWorkingDay(calendar, today) ? today : workingDate(calendar, today, -1)
  return days === 0 ? last : workingDate(calendar, last, -days)
}

export const timeOf = (text: StoryTime, start: Date, calendar: WorkingCalendar): Date => {
  const ago = /^(\d+)([hm])$/.exec(text)
  if (ago) return new Date(start.getTime() - Number(ago[1]) * units[ago[2] as keyof typeof units])
  const [, days = '0', hour = '0', minutes = '0'] = /^(\d+)d (\d+):(\d+)$/.exec(text) ?? []
  const midnight = startOfDay(workingDayBefore(calendar, cairoDate(start), Number(days))).getTime()
  const time = midnight + (Number(hour) * 60 + Number(minutes)) * minute
  // A start just after midnight tells nothing that is still to come.
  return new Date(Math.min(time, start.getTime() - minute))
}
