// Open time: when citizens could use the portal, and when not. Docs: docs/decisions/timekeeping.md.

import type { Database } from '../../platform/database/index.ts'
import { timekeepingStore } from './store.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  /** What this process is called in the journal. */
  server: string
}

/** So often a process says that it runs: a busy minute is no outage. */
export const beatMs = 20_000

export const createTimekeeping = ({ database, clock, server }: Dependencies) => {
  const store = timekeepingStore(database)
  return {
    /** Says that this process runs. */
    beat: async (): Promise<void> => {
      await store.beat(server, clock())
    },

    /** Stretches in which the portal was closed to citizens, cut to what lies between two instants. */
    closedBetween: store.closedBetween,
  }
}
export type Timekeeping = ReturnType<typeof createTimekeeping>
