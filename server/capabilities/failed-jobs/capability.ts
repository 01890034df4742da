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
    metrics: [
      {
        name: 'jobs_due',
        help: 'Jobs that are due and that no server has begun',
        read: async () => (await failedJobsStore(database).figures()).due,
      },
      {
        name: 'jobs_oldest_seconds',
        help: 'For how long the oldest of these has been due',
        read: async () => (await failedJobsStore(database).figures()).oldestSeconds,
      },
      {
        name: 'jobs_failed',
        help: 'Jobs that failed for good and wait for an administrator',
        read: async () => (await failedJobsStore(database).figures()).failed,
      },
    ],
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
