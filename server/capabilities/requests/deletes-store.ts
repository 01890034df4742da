// The SQL of what retention deletes of requests.

import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

/** What retention deletes. */
export const requestDeletes = (database: Queries) => ({
  sendings: (before: Date) => deleteInBatches(database, 'idempotency_keys', sql`t.created_at < ${before}`),
  cancelledDecisions: (before: Date) =>
    deleteInBatches(database, 'pending_decisions', sql`t.cancelled_at < ${before}`),
})
