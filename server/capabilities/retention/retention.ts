// The job that deletes what is over: row after row of the table, each with the moment before which its records go.

import { type DeletedId, deletedIds, retention } from '@bawaba/contract/retention.ts'

/** Deletes what was over before a moment. */
export type Deleters = Record<DeletedId, (before: Date) => Promise<unknown>>

type Dependencies = {
  deleters: Deleters
  clock: () => Date
  /** Told of a row that could not be deleted; the others are. */
  report(error: unknown, id: DeletedId): void
}

export const createRetention = ({ deleters, clock, report }: Dependencies) => ({
  run: async (): Promise<void> => {
    const now = clock().getTime()
    for (const id of deletedIds)
      await deleters[id](new Date(now - retention[id].keepMs)).catch(error => report(error, id))
  },
})
