// Which days are worked, in memory: every request that is filed or moved on asks for them.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { latestReading } from '../../platform/database/index.ts'
import { possibleFeasts } from './feasts.ts'
import type { StoredHoliday, WorkingTimeStore } from './store.ts'

/** Friday and Saturday. */
export const weekend: readonly number[] = [5, 6]

/** The working week without holidays: where no portal is asked, as examples of services are judged. */
export const workingWeek: WorkingCalendar = { weekend, holidays: new Set() }

/** The days off that follow from what is stored: with those that could become a feast. */
const reckonedFrom = (found: readonly StoredHoliday[]) => {
  const knownUntil = found.findLast(({ isMoving }) => isMoving)?.date ?? null
  const certain = new Set(found.map(({ date }) => date))
  const possible =
    knownUntil === null ? [] : possibleFeasts(knownUntil).filter(({ date }) => !certain.has(date))
  const holidays: Holiday[] = [...found.map(({ isMoving: _, ...holiday }) => holiday), ...possible].sort(
    (a, b) => a.date.localeCompare(b.date),
  )
  const calendar: WorkingCalendar = { weekend, holidays: new Set(holidays.map(({ date }) => date)) }
  return { holidays, knownUntil, calendar }
}

/** The calendar of stored holidays, where a change of them cannot wait for the next reading. */
export const calendarOf = (found: readonly StoredHoliday[]): WorkingCalendar => reckonedFrom(found).calendar

export const createWorkingTime = (store: Pick<WorkingTimeStore, 'holidays'>) => {
  let holidays: Holiday[] = []
  let knownUntil: string | null = null
  let calendar = workingWeek
  return {
    /** Reads the holidays anew; until then the last ones count. */
    load: latestReading(store.holidays, found => {
      ;({ holidays, knownUntil, calendar } = reckonedFrom(found))
    }),
    /** The last feast of the moving calendar that is known; null where none is. */
    knownUntil: (): string | null => knownUntil,
    calendar: (): WorkingCalendar => calendar,
    view: (): Calls['GET workingCalendar']['answer'] => ({
      weekend: [...weekend],
      holidays: [...holidays],
      knownUntil,
    }),
  }
}
export type WorkingTime = ReturnType<typeof createWorkingTime>
