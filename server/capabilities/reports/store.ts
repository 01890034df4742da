// What reports ask of requests, answered from the rollups that every change of a request keeps (migration 0016): ten years of a
// million requests cost what their days, months and centers cost. What is not folded yet is added, so no report is late.
// The caller's services are an argument of every question: who may see which is decided above.

import type { Text } from '@bawaba/language/index.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { endKindsSql } from '../../platform/state-kinds-sql.ts'
import { dayAfter, monthOf, type Period, partOf, wholeYears } from './lengths.ts'

/** The services a report is about; all, or those of a list. */
export type ReportServices = readonly string[] | 'all'
export const groupings = ['service', 'status', 'statusKind', 'center', 'ageGroup', 'month', 'year'] as const
/** `month`: the first day of the month of filing. `year`: four digits. */
export type Grouping = (typeof groupings)[number]
type Narrow = {
  statusKinds?: string[]
  centers?: string[]
  /** `under60`, `from60`, `unknown`: of the owner on the day of filing. */
  ageGroups?: string[]
}
export type Narrowed = Narrow & { statuses?: string[] }
export type CountRow = Partial<Record<Grouping, string>> & { count: number }
/** Ages of what is open have no time of their own; decisions have their month and year. */
type OpenGrouping = 'service' | 'statusKind' | 'center' | 'ageGroup'
type DecisionGrouping = OpenGrouping | 'month' | 'year'
export type AgeRow = Partial<Record<OpenGrouping, string>> & {
  upTo7: number
  upTo30: number
  upTo90: number
  more: number
}
export type DecisionRow = Partial<Record<DecisionGrouping, string>> & {
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
  year: "to_char(month, 'YYYY')",
}
const ofServices = (services: ReportServices): Sql =>
  services === 'all' ? raw('true') : sql`service_slug = any(${[...services]}::text[])`
const among = (name: string, values: string[] | undefined): Sql =>
  values ? sql`${raw(name)} = any(${values}::text[])` : raw('true')
/** What every question may be narrowed to; a single status is asked of months alone. */
const narrowed = ({ statusKinds, centers, ageGroups }: Narrow): Sql =>
  sql`${among('status_kind', statusKinds)} and ${among('center', centers)} and ${among('age_group', ageGroups)}`

const grouped = (by: readonly Grouping[]) => ({
  named: by.map(name => `${column[name]}::text as "${name}"`).join(', '),
  /** Grouped as they are kept: what is a text in the answer is made one for each group, not for each cell. */
  columns: by.map(name => column[name]).join(', '),
  places: by.map((_, index) => index + 1).join(', '),
})

const months =
  raw(`(select service_slug, month, status, status_kind, center, age_group, count from request_months
  union all select service_slug, date_trunc('month', filed_on)::date, status, status_kind, center, age_group, change
    from request_changes) held`)
const days = raw(`(select service_slug, filed_on, status_kind, center, age_group, count from request_days
  union all select service_slug, filed_on, status_kind, center, age_group, change from request_changes) held`)
const decisions = raw(
  'select service_slug, month, status_kind, center, age_group, days, count from request_decisions',
)
const undecidedYet =
  raw(`select service_slug, date_trunc('month', decided_on)::date, status_kind, center, age_group, decided_in, change
    from request_changes where decided_on is not null`)

/** Lengths of one part at most: of whole years as such, unless months are asked for, and of the months around them. */
const totals = (
  part: Exclude<ReturnType<typeof partOf>, undefined>,
  period: Period,
  byMonth: boolean,
): Sql => {
  const column = (name: string) => raw(name === part ? `key as ${name}` : `''::text as ${name}`)
  const of = (span: 'month' | 'year', from: string, before: string) =>
    sql`select service_slug, start as month, ${column('status_kind')}, ${column('center')}, ${column('age_group')}, days, count
      from request_decision_totals
      where span = ${raw(`'${span}'`)} and part = ${part} and start >= ${from}::date and start < ${before}::date`
  const { from, before } = wholeYears(period)
  if (byMonth || from === before) return of('month', monthOf(period.from), dayAfter(period.to))
  return sql`${of('year', from, before)} union all ${of('month', monthOf(period.from), from)}
    union all ${of('month', before, dayAfter(period.to))}`
}

export const reportsStore = (database: Queries) => ({
  /** Requests filed in the months of a period, by any of service, status, kind, center, age group and month. */
  counts: (
    services: ReportServices,
    period: Period,
    by: readonly Grouping[],
    { statuses, ...rest }: Narrowed = {},
  ) => {
    const { named, columns, places: indexes } = grouped(by)
    return database.query<CountRow>(
      sql`select ${raw(named && `${named},`)} sum(count)::bigint as count from ${months}
        where ${ofServices(services)}
          and month between date_trunc('month', ${period.from}::date)::date and ${period.to}::date
          and ${among('status', statuses)} and ${narrowed(rest)}
        ${raw(columns && `group by ${columns}`)} having sum(count) > 0 ${raw(indexes && `order by ${indexes}`)}`,
    )
  },

  /** Requests by the very day of filing, for a line over time. */
  countsByDay: (services: ReportServices, period: Period, narrow: Narrow = {}) =>
    database.query<{ day: string; statusKind: string; count: number }>(
      sql`select filed_on as day, status_kind as "statusKind", sum(count)::bigint as count from ${days}
        where ${ofServices(services)} and filed_on between ${period.from}::date and ${period.to}::date
          and ${narrowed(narrow)}
        group by 1, 2 having sum(count) > 0 order by 1, 2`,
    ),

  /** How long ago the requests that are not finished were filed, in days up to `today`. The condition on `status_kind` is
   * the one of the index request_days_unfinished, word for word: without it all days of all years would be read. */
  openAges: (services: ReportServices, today: string, by: OpenGrouping = 'service', narrow: Narrow = {}) =>
    database.query<AgeRow>(
      sql`select ${raw(grouped([by]).named)},
          coalesce(sum(count) filter (where age <= 7), 0)::bigint as "upTo7",
          coalesce(sum(count) filter (where age between 8 and 30), 0)::bigint as "upTo30",
          coalesce(sum(count) filter (where age between 31 and 90), 0)::bigint as "upTo90",
          coalesce(sum(count) filter (where age > 90), 0)::bigint as more
        from (select service_slug, status_kind, center, age_group, ${today}::date - filed_on as age, count from ${days}
          where ${ofServices(services)} and status_kind not in ${endKindsSql}
            and ${narrowed(narrow)}) aged
        group by 1 having sum(count) > 0 order by 1`,
    ),

  /** Whole days from filing to decision, of what was decided in the months of a period. */
  decisionTimes: (
    services: ReportServices,
    period: Period,
    by: readonly DecisionGrouping[],
    narrow: Narrow = {},
  ) => {
    const { places: indexes } = grouped(by)
    const names = raw(by.map(name => `"${name}"`).join(', '))
    const groupColumns = raw(by.map(name => `${column[name]} as "${name}"`).join(', '))
    const outer = raw(by.map(name => `"${name}"::text as "${name}"`).join(', '))
    const part = partOf({
      status_kind: by.includes('statusKind') || narrow.statusKinds !== undefined,
      center: by.includes('center') || narrow.centers !== undefined,
      age_group: by.includes('ageGroup') || narrow.ageGroups !== undefined,
    })
    const source = part ? totals(part, period, by.includes('month')) : decisions
    return database.query<DecisionRow>(
      sql`with lasted as (
          select ${groupColumns}, days, sum(count)::bigint as count from (${source} union all ${undecidedYet}) held
          where ${ofServices(services)}
            and month between date_trunc('month', ${period.from}::date)::date and ${period.to}::date
            and ${narrowed(narrow)}
          group by ${raw(indexes)}, days having sum(count) > 0
        ), placed as (
          select *, sum(count) over (partition by ${names} order by days) as until,
            sum(count) over (partition by ${names}) as total from lasted
        )
        select ${outer}, max(total)::bigint as count,
          min(days) filter (where until * 2 >= total) as median,
          min(days) filter (where until * 10 >= total * 9) as p90, max(days) as longest
        from placed group by ${names} order by ${raw(indexes)}`,
    )
  },

  /** Centers that requests name, or that are offered, with their names. */
  centers: () =>
    database.query<{ code: string; name: Text | null }>(
      sql`select code, case when c.code is null then null else json_build_object('ar', name_ar, 'en', name_en) end as name
        from (select center as code from request_months union select center from request_changes
            union select code from service_centers where is_offered and kind = 'center') used
          left join service_centers c using (code)
        where code <> '' order by code`,
    ),
})
export type ReportsStore = ReturnType<typeof reportsStore>
