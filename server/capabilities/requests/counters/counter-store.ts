// The SQL of counters: every change of a request is counted by its own statement (migration 0016), and read here without
// looking at requests. What is not folded into the rollups yet is added while reading, so that no count is late.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { decidedAtSql, decidedKindsSql, endKindsSql } from '../../../platform/state-kinds-sql.ts'
import { type Counted, countedSql } from '../../request-scope/index.ts'

/** What a total may be narrowed by without looking at a request. */
export type CountBy = { serviceSlug?: string[]; status?: string[]; statusKind?: string[] }
export type Difference = { rollup: string; key: string; stored: number; counted: number }

const now = raw(`(select service_slug, status, status_kind, is_assigned, center, count from request_counts
  union all select service_slug, status, status_kind, is_assigned, center, change from request_changes) counts`)

const anyOf = (column: string, values: string[] | undefined): Sql =>
  values ? sql`${raw(column)} = any(${values}::text[])` : raw('true')

/** Which changes and which requests a rollup is about. */
type Only = { waiting: string; counted: string }
const noLimit: Only = { waiting: '', counted: '' }

/** A rollup beside what it should hold: its own rows with what waits, and the requests counted anew. */
const beside = (rollup: string, key: string, waiting: string, counted: string, only = noLimit) => `
  select '${rollup}' as rollup, key, sum(held)::int as held, sum(counted)::int as counted from (
    select (${key})::text as key, count as held, 0 as counted from ${rollup}
    union all select (${waiting})::text, change, 0 from request_changes ${only.waiting}
    union all select (${counted})::text, 0, 1 from requests ${only.counted}
  ) both_sides group by key having sum(held) <> sum(counted)`

const filed = `(created_at at time zone 'Africa/Cairo')::date`
const month = (moment: string) => `date_trunc('month', ${moment} at time zone 'Africa/Cairo')::date`
const decidedAt = decidedAtSql().sql
const decidedMonth = `date_trunc('month', decided_on)::date`
const lasted = `floor(greatest(0, extract(epoch from ${decidedAt} - created_at)) / 86400)::int`
const decided: Only = {
  waiting: 'where decided_on is not null',
  counted: `where status_kind in ${decidedKindsSql.sql}`,
}
const inTotals = (monthOf: string) =>
  `cross join lateral decision_totals_of(${monthOf}, status_kind, center, age_group) t`

const differences = [
  beside(
    'request_counts',
    'service_slug, status, status_kind, is_assigned, center',
    'service_slug, status, status_kind, is_assigned, center',
    'service_slug, status, status_kind, assignee_id is not null, center',
  ),
  beside(
    'request_days',
    'service_slug, filed_on, status, status_kind, center, age_group',
    'service_slug, filed_on, status, status_kind, center, age_group',
    `service_slug, ${filed}, status, status_kind, center, age_group`,
  ),
  beside(
    'request_months',
    'service_slug, month, status, status_kind, center, age_group',
    `service_slug, date_trunc('month', filed_on)::date, status, status_kind, center, age_group`,
    `service_slug, ${month('created_at')}, status, status_kind, center, age_group`,
  ),
  beside(
    'request_decisions',
    'service_slug, month, status_kind, days, center, age_group',
    `service_slug, ${decidedMonth}, status_kind, decided_in, center, age_group`,
    `service_slug, ${month(decidedAt)}, status_kind, ${lasted}, center, age_group`,
    decided,
  ),
  beside(
    'request_decision_totals',
    'span, start, part, key, service_slug, days',
    't.span, t.start, t.part, t.key, service_slug, decided_in',
    `t.span, t.start, t.part, t.key, service_slug, ${lasted}`,
    {
      waiting: `${inTotals(decidedMonth)} ${decided.waiting}`,
      counted: `${inTotals(month(decidedAt))} ${decided.counted}`,
    },
  ),
]

/** How many requests there are of what is counted, by status and kind where asked: exact, however many. */
export const totalSql = (counted: Counted, by: CountBy): Sql =>
  sql`(select coalesce(sum(count), 0)::bigint from ${now} where ${countedSql(counted)}
    and ${anyOf('service_slug', by.serviceSlug)} and ${anyOf('status', by.status)}
    and ${anyOf('status_kind', by.statusKind)})`

export const counterStore = (database: Queries) => ({
  /** Whether anything was counted that the rollups do not hold. */
  hasChanges: async (): Promise<boolean> => {
    const { hasChanges } = await database.one<{ hasChanges: boolean }>(
      sql`select exists(select from request_changes) as "hasChanges"`,
    )
    return hasChanges
  },

  /** Folds what was counted into the rollups; answers how many changes it took. */
  aggregate: async (most: number): Promise<number> => {
    const { folded } = await database.one<{ folded: number }>(
      sql`select fold_request_changes(${most}::int) as folded`,
    )
    return folded
  },

  /** Where rollups and requests differ: nowhere, unless somebody changed tables by hand. Reads every request. */
  differences: () => database.query<Difference>(raw(differences.join(' union all '))),

  /** Counts every request anew; nothing is filed or changed meanwhile. */
  recount: () => database.query(raw('select recount_requests()')),

  /** How many requests of a service are under way in each status, whatever version they are on. */
  liveByStatus: (serviceSlug: string) =>
    database.query<{ status: string; count: number }>(
      sql`select status, sum(count)::int as count from (
          select service_slug, status, status_kind, count from request_counts
          union all select service_slug, status, status_kind, change from request_changes) held
        where service_slug = ${serviceSlug} and status_kind not in ${endKindsSql}
        group by status having sum(count) > 0 order by status`,
    ),
})
export type CounterStore = ReturnType<typeof counterStore>
