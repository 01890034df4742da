// What this capability contributes to the server: working days and holidays.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep, type Step } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { createHolidays } from './holidays.ts'
import { workingTimeRoutes } from './routes.ts'
import { holidaysChannel, workingTimeStore } from './store.ts'
import { createWorkingTime, type WorkingTime } from './working-time.ts'
import { createYears } from './years.ts'

type Uses = Base & { workingTime: WorkingTime; timekeeping: Timekeeping; audit: Audit; notices: Notices }

type Watch = Omit<Step, 'load' | 'channel'> & { time: Pick<WorkingTime, 'load'> }

/** Reads the holidays, then again whenever they change; answers the way to stop. */
export const watchHolidays = ({ time, ...rest }: Watch) =>
  keepInStep({ ...rest, load: time.load, channel: holidaysChannel })

export const capability = defineCapability({
  name: 'working-time',
  provide: ({ database }: Base) => ({ workingTime: createWorkingTime(workingTimeStore(database)) }),
  contribute: ({
    config,
    database,
    clock,
    log,
    workingTime: time,
    timekeeping: ends,
    audit,
    notices,
  }: Uses) => ({
    handlers: workingTimeRoutes(
      time,
      createHolidays({ store: workingTimeStore(database), time, audit, ends, clock }),
    ),
    jobs: [
      {
        name: 'working-time.prepare_years',
        title: { ar: 'تجهيز إجازات السنوات القادمة', en: 'Prepare the holidays of coming years' },
        at: '0 8 * * *',
        run: createYears({ store: workingTimeStore(database), time, notices, clock }),
      },
    ],
    loads: time.load,
    watches: () =>
      watchHolidays({
        time,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('holidays.not_reloaded', { err }),
      }),
  }),
})
