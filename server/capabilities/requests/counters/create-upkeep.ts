// The recurring maintenance of requests over a database.

import type { Database } from '../../../platform/database/index.ts'
import type { Job } from '../../../platform/jobs/job.ts'
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
        title: { ar: 'تحديث أعداد الطلبات', en: 'Update the counts of requests' },
        everyMs: 2 * second,
        isDue: upkeep.hasChanges,
        run: upkeep.aggregate,
        isAtStop: true,
      },
      {
        name: 'requests.fill_indexed_columns',
        title: { ar: 'تحديث أعمدة البحث', en: 'Update search columns' },
        everyMs: 20 * second,
        isDue: upkeep.isToFill,
        run: () => upkeep.fill(),
      },
    ],
  }
}
