// The SQL of the queue of failed jobs: those that nobody runs again by themselves.

import { sql } from '../../platform/database/index.ts'
import type { Queue } from '../timekeeping/index.ts'

export const jobQueues: readonly Queue[] = [
  {
    what: 'failedJobs',
    items: () =>
      sql`select j.run_at - exp(least(j.attempts, 10)) * interval '1 second' as since from graphile_worker.jobs j
        where j.locked_at is null and j.attempts >= j.max_attempts`,
  },
]
