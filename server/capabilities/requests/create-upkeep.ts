// The upkeep of requests over a database.

import type { Database } from '../../platform/database/index.ts'
import { hotStore, setHotFields } from '../catalogue/index.ts'
import { counterStore } from './counter-store.ts'
import { createUpkeep, keepUp, type RequestUpkeep } from './upkeep.ts'

const second = 1000
const timing = { settleMs: 15 * second, foldEveryMs: 2 * second, fillEveryMs: 20 * second }

export type Keeping = RequestUpkeep & { start(report: (error: unknown) => void): () => Promise<void> }

export const createKeeping = (database: Database): Keeping => {
  const hot = hotStore(database)
  const upkeep = createUpkeep({
    counters: counterStore(database),
    hot,
    setHot: async () => {
      for (const { definition, version } of await hot.unset())
        await database.transaction(queries => setHotFields(queries, definition, version))
    },
    settleMs: timing.settleMs,
  })
  return {
    ...upkeep,
    start: report => keepUp({ upkeep, ...timing, report }),
  }
}
