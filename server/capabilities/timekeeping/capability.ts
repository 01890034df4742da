// What this capability contributes to the server: each process says that it runs.

import { type Base, defineCapability } from '../../capability.ts'
import { beatMs, createTimekeeping, type Timekeeping } from './timekeeping.ts'

export const capability = defineCapability({
  name: 'timekeeping',
  provide: ({ database, clock, newId }: Base) => ({
    timekeeping: createTimekeeping({ database, clock, server: newId() }),
  }),
  contribute: ({ timekeeping }: Base & { timekeeping: Timekeeping }) => ({
    jobs: [
      {
        name: 'timekeeping.beat',
        title: { ar: 'تسجيل أن الخادم يعمل', en: 'Record that the server runs' },
        isOwn: true,
        everyMs: beatMs,
        isAtOnce: true,
        run: timekeeping.beat,
      },
    ],
  }),
})
