// The SQL of phone calls that staff owe to applicants.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { type Entry, entriesSql } from '../notes-store.ts'

export const callsStore = (database: Queries) => ({
  /** Notes a call where one is owed; reached, it is owed no longer. False where none is. */
  note: async (scope: Sql, id: string, now: Date, entry: Entry, isReached: boolean): Promise<boolean> => {
    const rows = await database.query(
      sql`with changed as (
          update requests r set updated_at = ${now}, call_at = case when ${isReached}::boolean then null else r.call_at end
          where ${scope} and r.id = ${id} and r.call_at is not null returning r.id
        ), noted as (${entriesSql([entry], now, raw('changed'))}) select id from changed`,
    )
    return rows.length === 1
  },
})
