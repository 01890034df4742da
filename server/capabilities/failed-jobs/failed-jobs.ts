// Jobs that failed: seen, run again, removed.

import type { FailedJob } from '@bawaba/contract/entities/failed-job.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Audit } from '../audit/index.ts'
import { type FailedJobsStore, failedJobsStore } from './store.ts'

type Dependencies = {
  store: FailedJobsStore
  /** What a job of this server does. */
  titleOf(name: string): Text | undefined
  audit: Pick<Audit, 'deed'>
}
const isId = (id: string): boolean => /^\d{1,18}$/.test(id)

type Administrator = { accountId: string; address: string }

export const createFailedJobs = ({ store, titleOf, audit }: Dependencies) => ({
  list: async (): Promise<FailedJob[]> =>
    (await store.list()).map(({ failedAt, nextAt, ...row }) => {
      const title = titleOf(row.name)
      return {
        ...row,
        ...(title ? { title } : {}),
        failedAt: failedAt.toISOString(),
        ...(row.tries < row.mostTries ? { nextAt: nextAt.toISOString() } : {}),
      }
    }),

  /** NOT_FOUND where it is gone or under way. */
  runAgain: async ({ accountId, address }: Administrator, id: string): Promise<void> => {
    await audit.deed(async (queries, record) => {
      const job = isId(id) ? await failedJobsStore(queries).runAgain(id) : undefined
      if (!job) throw new Problem('NOT_FOUND')
      await record({ kind: 'job.runAgain', actorId: accountId, address, detail: { job: job.name, id } })
    })
  },

  /** NOT_FOUND where it is gone or under way. */
  remove: async ({ accountId, address }: Administrator, id: string): Promise<void> => {
    await audit.deed(async (queries, record) => {
      const job = isId(id) ? await failedJobsStore(queries).remove(id) : undefined
      if (!job) throw new Problem('NOT_FOUND')
      await record({ kind: 'job.removed', actorId: accountId, address, detail: { job: job.name, id } })
    })
  },
})
export type FailedJobs = ReturnType<typeof createFailedJobs>
