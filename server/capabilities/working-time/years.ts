// Every morning: the fixed holidays of coming years are there, and administrators know how far the moving ones are known.

import { formatEndDay } from '@bawaba/language/ends.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Notices } from '../notifications/index.ts'
import { fixedHolidays } from './feasts.ts'
import type { WorkingTimeStore } from './store.ts'
import type { WorkingTime } from './working-time.ts'

type Dependencies = {
  store: Pick<WorkingTimeStore, 'prepare' | 'warn'>
  time: Pick<WorkingTime, 'load' | 'knownUntil'>
  notices: Notices
  clock: () => Date
}

const yearsAhead = 3
/** Six months: the Cabinet names feasts shortly before, astronomers years ahead. */
const warnedDays = 183

export const createYears =
  ({ store, time, notices, clock }: Dependencies) =>
  async (): Promise<void> => {
    const now = clock()
    const today = cairoDate(now)
    const first = Number(today.slice(0, 4))
    const years = Array.from({ length: yearsAhead + 1 }, (_, index) => first + index)
    await store.prepare(years.flatMap(fixedHolidays), years, now)
    await time.load()
    const until = time.knownUntil()
    if (until !== null && today < addDays(until, -warnedDays)) return
    const notice = notices.write('holidaysEnd', language => ({
      until: formatEndDay(language, until ?? today, { now }),
    }))
    await store.warn(notice, now)
  }
