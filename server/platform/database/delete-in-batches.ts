// Deleting what is over: so many rows at a time, so that a backlog of years does not hold a table for minutes.

import type { Queries } from './database.ts'
import { raw, type Sql, sql } from './sql.ts'

const batch = 5000

/** Deletes the rows `t` of a table that a condition names, each batch in a statement of its own. */
export const deleteInBatches = async (database: Queries, table: string, where: Sql): Promise<void> => {
  for (;;) {
    const { count } = await database.one<{ count: number }>(
      sql`with gone as (
          delete from ${raw(table)} where ctid = any(array(
            select t.ctid from ${raw(table)} t where ${where} limit ${batch})) returning 1
        ) select count(*)::int as count from gone`,
    )
    if (count < batch) return
  }
}
