// What this capability contributes to the server: working days and holidays.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import { createHolidays } from './holidays.ts'
import { workingTimeRoutes } from './routes.ts'
import { workingTimeStore } from './store.ts'
import { watchHolidays } from './watch.ts'
import { createWorkingTime, type WorkingTime } from './working-time.ts'

type Uses = Base & { workingTime: WorkingTime; audit: Audit }

export const capability = defineCapability({
  name: 'working-time',
  provide: ({ database }: Base) => ({ workingTime: createWorkingTime(workingTimeStore(database)) }),
  contribute: ({ config, database, clock, log, workingTime: time, audit }: Uses) => ({
    handlers: workingTimeRoutes(
      time,
      createHolidays({ store: workingTimeStore(database), time, audit, clock }),
    ),
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
