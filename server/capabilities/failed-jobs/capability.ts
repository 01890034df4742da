// What this capability contributes to the server: jobs that failed, for administrators: what they were, and whether they are to run again.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import { createFailedJobs } from './failed-jobs.ts'
import { jobQueues } from './queue-store.ts'
import { failedJobRoutes } from './routes.ts'
import { failedJobsStore } from './store.ts'

export const capability = defineCapability({
  name: 'failed-jobs',
  contribute: ({ database, contributions, audit }: Base & { audit: Audit }) => ({
    queues: jobQueues,
    handlers: failedJobRoutes(
      createFailedJobs({
        store: failedJobsStore(database),
        titleOf: name =>
          [...contributions.values()].flatMap(({ jobs = [] }) => jobs).find(job => job.name === name)?.title,
        audit,
      }),
    ),
  }),
})
