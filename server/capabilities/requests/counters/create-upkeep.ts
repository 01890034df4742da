// The recurring maintenance of requests over a database.

import type { Database } from '../../../platform/database/index.ts'
import type { Job } from '../../../platform/jobs.ts'
import { indexedFieldsStore, setIndexedFields } from '../../catalogue/index.ts'
import { counterStore } from './counter-store.ts'
import { createUpkeep, type RequestUpkeep } from './upkeep.ts'

const second = 1000
const settleMs = 15 * second

export type Keeping = RequestUpkeep & { jobs: Job[] }

export const createKeeping = (database: Database): Keeping => {
  const indexed = indexedFieldsStore(database)
  const upkeep = createUpkeep({
    counters: counterStore(database),
    indexed,
    setIndexed: async () => {
      for (const { definition, version } of await indexed.unset())
        await database.transaction(queries => setIndexedFields(queries, definition, version))
    },
    settleMs,
  })
  return {
    ...upkeep,
    jobs: [
      {
        name: 'requests.aggregate_counters',
        everyMs: 2 * second,
        isAtOnce: true,
        run: upkeep.aggregate,
      },
      {
        name: 'requests.fill_indexed_columns',
        everyMs: 20 * second,
        isAtOnce: true,
        run: () => upkeep.fill(),
      },
    ],
  }
}
