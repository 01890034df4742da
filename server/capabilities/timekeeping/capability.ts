// What this capability contributes to the server: each process says that it runs, and what was closed is added to what ran
// for people meanwhile.

import { type Base, defineCapability } from '../../capability.ts'
import type { Notices } from '../notifications/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createDigest } from './digest.ts'
import { createNotify } from './notify.ts'
import { createQueues } from './queues.ts'
import { queueRoutes } from './routes.ts'
import { beatMs, createTimekeeping, type Timekeeping } from './timekeeping.ts'

export const capability = defineCapability({
  name: 'timekeeping',
  provide: ({ database, clock, newId, contributions, workingTime }: Base & { workingTime: WorkingTime }) => ({
    timekeeping: createTimekeeping({
      database,
      clock,
      server: newId(),
      contributions,
      calendar: workingTime.calendar,
    }),
  }),
  contribute: ({
    database,
    clock,
    timekeeping,
    notices,
    contributions,
    workingTime,
  }: Base & { timekeeping: Timekeeping; notices: Notices; workingTime: WorkingTime }) => {
    const notify = createNotify({ database, notices, clock })
    const { calendar } = workingTime
    const queues = createQueues({
      queues: () => [...contributions.values()].flatMap(({ queues = [] }) => queues),
      notices,
      calendar,
    })
    const digest = createDigest({ database, notices, calendar, clock, before: queues.notify })
    return {
      handlers: queueRoutes({ database, queues, clock }),
      // Before the first call after an outage; where that fails the job tries again, and says why.
      loads: () => timekeeping.runs().catch(() => false),
      jobs: [
        {
          name: 'timekeeping.beat',
          title: { ar: 'تسجيل أن الخادم يعمل', en: 'Record that the server runs' },
          isOwn: true,
          everyMs: beatMs,
          isAtOnce: true,
          run: timekeeping.beat,
        },
        {
          name: 'timekeeping.extend',
          title: { ar: 'إضافة مدة توقف البوابة إلى المهل', en: 'Add closed time to deadlines' },
          everyMs: 2_000,
          isDue: async () =>
            (await timekeeping.isDue()) || ((await notify.isDue()) && (await timekeeping.isOpen())),
          run: async () => {
            // Whoever has several deadlines, or was kept out twice, hears of it once.
            if (await timekeeping.runs()) await notify.run()
          },
        },
        {
          name: 'timekeeping.digest',
          title: { ar: 'رسالة الصباح للموظفين', en: 'Write the morning digest of staff' },
          everyMs: 30_000,
          isDue: digest.isDue,
          run: digest.run,
        },
      ],
    }
  },
})
