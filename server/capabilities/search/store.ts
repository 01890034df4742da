// The SQL of what is searched for most.

import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

export type Count = { month: string; kind: string; item: string; visitor: string }

export const searchStore = (database: Queries) => ({
  add: (counts: readonly Count[], now: Date) =>
    database.query(
      sql`insert into search_counts (month, kind, item, visitor, counted_at)
        select (entry->>'month')::date, entry->>'kind', entry->>'item', entry->>'visitor', ${now}::timestamptz
        from jsonb_array_elements(${JSON.stringify(counts)}::jsonb) entry
        on conflict do nothing`,
    ),

  /** What at least so many different visitors of one month were led to, the most first. */
  mostSearched: (since: string, visitors: number) =>
    database.query<{ kind: string; item: string }>(
      sql`select kind, item from (
          select kind, item, count(*) as count from search_counts where month >= ${since}::date
          group by kind, item, month) counted
        group by kind, item having max(count) >= ${visitors} order by sum(count) desc, kind, item limit 50`,
    ),
})
export type SearchStore = ReturnType<typeof searchStore>

export const searchDeletes = (database: Queries) => ({
  searchCounts: (before: Date) => deleteInBatches(database, 'search_counts', sql`t.counted_at < ${before}`),
})
