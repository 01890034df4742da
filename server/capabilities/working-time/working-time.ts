// Which days are worked, in memory: every request that is filed or moved on asks for them.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import type { WorkingCalendar } from '@bawaba/language/index.ts'
import type { WorkingTimeStore } from './store.ts'

/** Friday and Saturday. */
export const weekend: readonly number[] = [5, 6]

export const createWorkingTime = (store: Pick<WorkingTimeStore, 'holidays'>) => {
  let holidays: Holiday[] = []
  let calendar: WorkingCalendar = { weekend, holidays: new Set() }
  let reading = 0
  return {
    /** Reads the holidays anew; until then the last ones count. A slow reading that is overtaken changes nothing. */
    load: async (): Promise<void> => {
      reading += 1
      const mine = reading
      const found = await store.holidays()
      if (mine !== reading) return
      holidays = found
      calendar = { weekend, holidays: new Set(holidays.map(({ date }) => date)) }
    },
    calendar: (): WorkingCalendar => calendar,
    view: (): Calls['GET workingCalendar']['answer'] => ({
      weekend: [...weekend],
      holidays: [...holidays],
    }),
  }
}
export type WorkingTime = ReturnType<typeof createWorkingTime>
