// The job that deletes what is over: row after row of the table, each with the moment before which its records go.

import { type DeletedId, deletedIds, retention } from '@bawaba/contract/retention.ts'
import type { Deletes } from '../../capability.ts'

type Dependencies = {
  /** What the capabilities delete, asked for when the job runs. */
  deletes: () => Deletes
  clock: () => Date
  /** Told of a row that could not be deleted; the others are. */
  report(error: unknown, id: DeletedId): void
}

export const createRetention = ({ deletes, clock, report }: Dependencies) => ({
  run: async (): Promise<void> => {
    const now = clock().getTime()
    const all = deletes()
    for (const id of deletedIds)
      await all[id](new Date(now - retention[id].keepMs)).catch(error => report(error, id))
  },
})
