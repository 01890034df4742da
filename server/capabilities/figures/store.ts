// The SQL of the first page's figures: one statement over the monthly totals of decisions, which every change of a request
// keeps, so that it costs the same with ten requests and with a million.

import { type Queries, sql } from '../../platform/database/index.ts'

export type Answered = { thisMonth: number; counted: number; medianDays: number | null }

export const figuresStore = (database: Queries) => ({
  /** Decisions on requests of these services in a month and since an earlier one (first days of months), and their median. */
  answered: (services: readonly string[], month: string, since: string) =>
    database.one<Answered>(
      sql`with held as (
          select start as month, days, count from request_decision_totals
            where span = 'month' and part = 'all' and start >= ${since}::date and service_slug = any(${[...services]}::text[])
          union all
          select date_trunc('month', decided_on)::date, decided_in, change from request_changes
            where decided_on >= ${since}::date and service_slug = any(${[...services]}::text[])
        ), lasted as (
          select days, sum(count) as count from held group by days having sum(count) > 0
        ), placed as (
          select days, sum(count) over (order by days) as until, sum(count) over () as total from lasted
        )
        select (select coalesce(sum(count), 0) from held where month = ${month}::date)::bigint as "thisMonth",
          coalesce(max(total), 0)::bigint as counted, min(days) filter (where until * 2 >= total) as "medianDays"
        from placed`,
    ),
})
export type FiguresStore = ReturnType<typeof figuresStore>
