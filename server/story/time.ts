// When something in the story happened: `StoryTime` as an instant before the start.

import type { StoryTime } from '@bawaba/contract/story.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { isWorkingDay, type WorkingCalendar, workingDate } from '@bawaba/language/working-days.ts'

const minute = 60_000
const spans = { m: minute, h: 60 * minute } as const

/** The working day so many working days before a date; 0 is the last one up to it. */
export const workingDayBefore = (calendar: WorkingCalendar, today: string, days: number): string => {
  const last = isWorkingDay(calendar, today) ? today : workingDate(calendar, today, -1)
  return days === 0 ? last : workingDate(calendar, last, -days)
}

/** The working day on or before the tenth, so many months before a date. */
const tenthBefore = (calendar: WorkingCalendar, today: string, months: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const tenth = new Date(Date.UTC(year, month - 1 - months, 10)).toISOString().slice(0, 10)
  return workingDayBefore(calendar, tenth, 0)
}

const dayOf = { d: workingDayBefore, M: tenthBefore } as const

export const timeOf = (text: StoryTime, start: Date, calendar: WorkingCalendar): Date => {
  const ago = /^(\d+)([hm])$/.exec(text)
  if (ago) return new Date(start.getTime() - Number(ago[1]) * spans[ago[2] as keyof typeof spans])
  const [, count = '0', unit = 'd', hour = '0', minutes = '0'] = /^(\d+)([dM]) (\d+):(\d+)$/.exec(text) ?? []
  const day = dayOf[unit as keyof typeof dayOf](calendar, cairoDate(start), Number(count))
  const time = startOfDay(day).getTime() + (Number(hour) * 60 + Number(minutes)) * minute
  // A start early in the morning tells nothing that is still to come.
  return new Date(Math.min(time, start.getTime() - minute))
}
