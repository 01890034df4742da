// The holidays as administrators keep them. What is reckoned after a change follows it. Due dates of staff that stand are not
// moved; what people have until the end of a day that became a holiday ends a day of work later, and no change takes time away.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { holidayErrors } from '@bawaba/contract/holiday-rules.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate, isPlainDate } from '@bawaba/language/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { type NewHoliday, type WorkingTimeStore, workingTimeStore } from './store.ts'
import { calendarOf, type WorkingTime } from './working-time.ts'

type Dependencies = {
  store: WorkingTimeStore
  /** What this server reckons by. */
  time: Pick<WorkingTime, 'load'>
  audit: Pick<Audit, 'deed'>
  /** What people have until the end of a day. */
  ends: Pick<Timekeeping, 'dayOff'>
  clock: () => Date
}
type Administrator = { accountId: string; address: string }

export const createHolidays = ({ store, time, audit, ends, clock }: Dependencies) => ({
  list: async (): Promise<Holiday[]> =>
    (await store.holidays()).map(({ isMoving: _, ...holiday }) => holiday),

  /** VALIDATION_FAILED for what is no holiday; HOLIDAY_TAKEN where the day is one already. */
  add: async ({ accountId, address }: Administrator, { visits, ...order }: NewHoliday): Promise<Holiday> => {
    const errors = holidayErrors(order, cairoDate(clock()))
    if (errors.length > 0)
      throw new Problem('VALIDATION_FAILED', {
        details: errors.map(({ field, key }) => ({ path: `body.${field}`, key })),
      })
    const holiday = { ...order, name: { ar: order.name.ar.trim(), en: order.name.en.trim() } }
    await audit.deed(async (queries, record) => {
      const ours = workingTimeStore(queries)
      await ours.lock()
      if (!(await ours.add({ ...holiday, visits }))) throw new Problem('HOLIDAY_TAKEN')
      // This server may not have read yet what another one added.
      await ends.dayOff(queries, holiday.date, calendarOf(await ours.holidays()))
      await record({ kind: 'holiday.added', actorId: accountId, address, detail: holiday })
    })
    await time.load()
    return holiday
  },

  /** The day is worked again; NOT_FOUND where it was no holiday. */
  remove: async ({ accountId, address }: Administrator, date: string): Promise<void> => {
    if (!isPlainDate(date)) throw new Problem('NOT_FOUND')
    await audit.deed(async (queries, record) => {
      const removed = await workingTimeStore(queries).remove(date)
      if (!removed) throw new Problem('NOT_FOUND')
      const detail = { date, name: removed.name }
      await record({ kind: 'holiday.removed', actorId: accountId, address, detail })
    })
    await time.load()
  },
})
export type Holidays = ReturnType<typeof createHolidays>
