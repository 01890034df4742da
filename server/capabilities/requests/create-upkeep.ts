// The upkeep of requests over a database.

import type { Database } from '../../platform/database/index.ts'
import { indexedFieldsStore, setIndexedFields } from '../catalogue/index.ts'
import { counterStore } from './counter-store.ts'
import { createUpkeep, keepUp, type RequestUpkeep } from './upkeep.ts'

const second = 1000
const timing = { settleMs: 15 * second, aggregateEveryMs: 2 * second, fillEveryMs: 20 * second }

export type Keeping = RequestUpkeep & { start(report: (error: unknown) => void): () => Promise<void> }

export const createKeeping = (database: Database): Keeping => {
  const indexed = indexedFieldsStore(database)
  const upkeep = createUpkeep({
    counters: counterStore(database),
    hot: indexed,
    setHot: async () => {
      for (const { definition, version } of await indexed.unset())
        await database.transaction(queries => setIndexedFields(queries, definition, version))
    },
    settleMs: timing.settleMs,
  })
  return {
    ...upkeep,
    start: report => keepUp({ upkeep, ...timing, report }),
  }
}
