// Which days are worked, in memory: every request that is filed or moved on asks for them.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { WorkingCalendar } from '@bawaba/language/index.ts'
import type { Holiday, WorkingTimeStore } from './store.ts'

/** Friday and Saturday. */
export const weekend: readonly number[] = [5, 6]

export const createWorkingTime = (store: WorkingTimeStore) => {
  let holidays: Holiday[] = []
  let calendar: WorkingCalendar = { weekend, holidays: new Set() }
  return {
    /** Reads the holidays anew; until then the last ones count. */
    load: async (): Promise<void> => {
      holidays = await store.holidays()
      calendar = { weekend, holidays: new Set(holidays.map(({ date }) => date)) }
    },
    calendar: (): WorkingCalendar => calendar,
    view: (): Calls['GET workingCalendar']['answer'] => ({
      weekend: [...weekend],
      holidays: holidays.map(({ date, nameAr, nameEn, isExpected }) => ({
        ...{ date, isExpected },
        name: { ar: nameAr, en: nameEn },
      })),
    }),
  }
}
export type WorkingTime = ReturnType<typeof createWorkingTime>
