// What reports ask of requests, answered from the rollups that every change of a request keeps (migration 0016): ten years of a
// million requests cost what their days, months and centers cost. What is not folded yet is added, so no report is late.
// The caller's services are an argument of every question: who may see which is decided above.

import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

/** The services a report is about; all, or those of a list. */
export type ReportServices = readonly string[] | 'all'
/** Days of Cairo as YYYY-MM-DD, both included. */
export type Period = { from: string; to: string }
export const groupings = ['service', 'status', 'statusKind', 'center', 'ageGroup', 'month'] as const
/** `month`: the first day of the month of filing. */
export type Grouping = (typeof groupings)[number]
export type Narrowed = {
  statuses?: string[]
  statusKinds?: string[]
  centers?: string[]
  /** `under60`, `from60`, `unknown`: of the owner on the day of filing. */
  ageGroups?: string[]
}
export type CountRow = Partial<Record<Grouping, string>> & { count: number }
export type AgeRow = { service: string; upTo7: number; upTo30: number; upTo90: number; more: number }
export type DecisionRow = {
  service: string
  statusKind: string
  count: number
  median: number
  p90: number
  longest: number
}

const column: Record<Grouping, string> = {
  service: 'service_slug',
  status: 'status',
  statusKind: 'status_kind',
  center: 'center',
  ageGroup: 'age_group',
  month: 'month',
}
const ofServices = (services: ReportServices): Sql =>
  services === 'all' ? raw('true') : sql`service_slug = any(${[...services]}::text[])`
const among = (name: string, values: string[] | undefined): Sql =>
  values ? sql`${raw(name)} = any(${values}::text[])` : raw('true')

const months =
  raw(`(select service_slug, month, status, status_kind, center, age_group, count from request_months
  union all select service_slug, date_trunc('month', filed_on)::date, status, status_kind, center, age_group, change
    from request_changes) held`)
const days = raw(`(select service_slug, filed_on, status, status_kind, count from request_days
  union all select service_slug, filed_on, status, status_kind, change from request_changes) held`)
const decisions = raw(`(select service_slug, month, status_kind, days, count from request_decisions
  union all select service_slug, date_trunc('month', decided_on)::date, status_kind, decided_in, change
    from request_changes where decided_on is not null) held`)

export const reportsStore = (database: Queries) => ({
  /** Requests filed in the months of a period, by any of service, status, kind, center, age group and month. */
  counts: (
    services: ReportServices,
    period: Period,
    by: readonly Grouping[],
    { statuses, statusKinds, centers, ageGroups }: Narrowed = {},
  ) => {
    const named = by.map(name => `${column[name]}::text as "${name}"`).join(', ')
    const places = by.map((_, index) => index + 1).join(', ')
    return database.query<CountRow>(
      sql`select ${raw(named && `${named},`)} sum(count)::bigint as count from ${months}
        where ${ofServices(services)}
          and month between date_trunc('month', ${period.from}::date)::date and ${period.to}::date
          and ${among('status', statuses)} and ${among('status_kind', statusKinds)} and ${among('center', centers)}
          and ${among('age_group', ageGroups)}
        ${raw(places && `group by ${places}`)} having sum(count) > 0 ${raw(places && `order by ${places}`)}`,
    )
  },

  /** Requests by the very day of filing, for a line over time. */
  countsByDay: (services: ReportServices, period: Period) =>
    database.query<{ day: string; statusKind: string; count: number }>(
      sql`select filed_on as day, status_kind as "statusKind", sum(count)::bigint as count from ${days}
        where ${ofServices(services)} and filed_on between ${period.from}::date and ${period.to}::date
        group by 1, 2 having sum(count) > 0 order by 1, 2`,
    ),

  /** How long ago the requests that are not finished were filed, in days up to `today`. */
  openAges: (services: ReportServices, today: string) =>
    database.query<AgeRow>(
      sql`select service_slug as service,
          coalesce(sum(count) filter (where age <= 7), 0)::bigint as "upTo7",
          coalesce(sum(count) filter (where age between 8 and 30), 0)::bigint as "upTo30",
          coalesce(sum(count) filter (where age between 31 and 90), 0)::bigint as "upTo90",
          coalesce(sum(count) filter (where age > 90), 0)::bigint as more
        from (select service_slug, ${today}::date - filed_on as age, count from ${days}
          where ${ofServices(services)} and status_kind not in ('done', 'rejected', 'cancelled')) aged
        group by 1 having sum(count) > 0 order by 1`,
    ),

  /** Whole days from filing to decision, of what was decided in the months of a period. */
  decisionTimes: (services: ReportServices, period: Period) =>
    database.query<DecisionRow>(
      sql`with lasted as (
          select service_slug, status_kind, days, sum(count)::bigint as count from ${decisions}
          where ${ofServices(services)}
            and month between date_trunc('month', ${period.from}::date)::date and ${period.to}::date
          group by 1, 2, 3 having sum(count) > 0
        ), placed as (
          select *, sum(count) over (partition by service_slug, status_kind order by days) as until,
            sum(count) over (partition by service_slug, status_kind) as total from lasted
        )
        select service_slug as service, status_kind as "statusKind", max(total)::bigint as count,
          min(days) filter (where until * 2 >= total) as median,
          min(days) filter (where until * 10 >= total * 9) as p90, max(days) as longest
        from placed group by 1, 2 order by 1, 2`,
    ),
})
export type ReportsStore = ReturnType<typeof reportsStore>
