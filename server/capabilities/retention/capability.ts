// What this capability contributes to the server: retention: what is over is deleted, by one table of what is kept for how long.

import { type Base, defineCapability } from '../../capability.ts'
import { createRetention } from './retention.ts'

export const capability = defineCapability({
  name: 'retention',
  contribute: ({ clock, log, deletes }: Base) => {
    const { run } = createRetention({
      deletes,
      clock,
      report: (err, id) => log('retention.not_deleted', { err, id }),
    })
    return {
      jobs: [
        {
          name: 'retention.delete',
          title: { ar: 'حذف ما انتهت مدة حفظه', en: 'Delete what has been stored long enough' },
          at: '5 * * * *',
          run,
        },
      ],
    }
  },
})
