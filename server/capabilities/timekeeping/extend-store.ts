// The SQL that adds closed time to what ran for people meanwhile: one statement for each stretch and sort of promise, which
// counts only where the stretch was not added before.

import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { isWholeDaySql, type Promised } from './promise-store.ts'
import type { ClosedTime } from './store.ts'

/** Of a stretch, once it was added to every sort that there is. */
const everything = 'all'
/** Closed time since a promise began is rounded up to so many seconds together; of what ends with a day, to days. */
const [step, dayStep] = [300, 86_400]
/**
 * Nothing ends sooner after the portal is open again: an hour, and after a short closing so many times its length. Whoever can
 * close the portal for a second could keep a friend's hold for ever otherwise.
 */
const atLeast = '1 hour'
const timesClosed = 12
const leastSql = (from: Date, until: Date): Sql =>
  sql`(${until}::timestamptz + least(${atLeast}::interval, ${timesClosed}::int * (${until}::timestamptz - ${from}::timestamptz)))`
/** People are told of what would have ended by then; the rest has its own warning. */
const soon = '2 days'
/** Longer than any run of days off. */
const longestRest = 60

/** Days that are worked, and days on which what is waited for is paid: `days.pay_from` to `days.pay_to` of a month. */
type Days = { calendar: WorkingCalendar; payFrom: Sql; payTo: Sql }
const isPaidSql = (day: Sql, { payFrom, payTo }: Days): Sql =>
  sql`(${payFrom} is null or extract(day from ${day}) between ${payFrom} and ${payTo})`

/** The first day from the one of an instant on that is worked and paid on, or where there is none that is paid on. */
const workedDaySql = (from: Sql, days: Days): Sql => {
  const { weekend, holidays } = days.calendar
  const isWorked = sql`(extract(dow from day)::int <> all(${[...weekend]}::int[]) and day::date <> all(${[...holidays]}::date[]))`
  return sql`(select day from generate_series(date_trunc('day', ${from} at time zone 'Africa/Cairo'),
        date_trunc('day', ${from} at time zone 'Africa/Cairo') + ${longestRest}::int * interval '1 day', '1 day') as days(day)
      where ${isPaidSql(raw('day'), days)} order by not ${isWorked}, day limit 1)`
}
const endOfDaySql = (day: Sql): Sql =>
  sql`((${day} + interval '1 day' - interval '1 second') at time zone 'Africa/Cairo')`

/** An end of a day stays one, of a day that is worked. */
const wholeDaySql = (former: Sql, moved: Sql, days: Days): Sql =>
  sql`case when not ${isWholeDaySql(former)} then ${moved} else ${endOfDaySql(workedDaySql(moved, days))} end`

/** No end is sooner than `least`. An end of a day is at noon then: a portal that closes every night would keep it for ever. */
const noSoonerSql = (end: Sql, least: Sql, days: Days): Sql =>
  sql`case when ${isWholeDaySql(end)} and ${end} < ${least}
    then greatest(${least}, (${workedDaySql(least, days)} + interval '12 hours') at time zone 'Africa/Cairo')
    else greatest(${end}, ${least}) end`

/** No end is on a day on which nothing is paid. */
const payableSql = (end: Sql, days: Days): Sql =>
  sql`case when ${isPaidSql(sql`(${end} at time zone 'Africa/Cairo')`, days)} then ${end}
    else ${endOfDaySql(workedDaySql(end, days))} end`

/**
 * No end is at night where a promise runs by day: what is left of it once the portal is `open` again begins when the day does,
 * and is no longer than the day.
 */
const byDaySql = (end: Sql, open: Date): Sql =>
  sql`(select case when w.minute between cut.day_from and cut.day_until then ${end}
      else (w.midnight + make_interval(days => (w.minute > cut.day_until)::int, mins => cut.day_from)) at time zone 'Africa/Cairo'
        + least(${end} - ${open}::timestamptz, make_interval(mins => cut.day_until - cut.day_from)) end
    from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
      from (select ${end} at time zone 'Africa/Cairo' as wall) c) w)`

/** The warning of an end that nothing moves comes as much sooner as the portal was closed. */
const soonerSql = ({ warnsSooner, table, id }: Promised, now: Date): Sql =>
  warnsSooner
    ? sql`, sooner as (
        update ${raw(table)} p set ${warnsSooner} from (select id, closed, ${now}::timestamptz as now from cut where is_fixed) m
        where ${id} = m.id)`
    : sql``
const notesSql = ({ notes }: Promised, now: Date): Sql =>
  notes ? sql`, noted as (${notes(raw('extended'), now)})` : sql``

export const extendStore = (database: Queries) => ({
  /** Stretches that were not added to everything yet, the oldest first. */
  pending: () =>
    database.query<ClosedTime>(
      sql`select c.id, c.from_at as "from", c.until_at as until from closed_times c
        where not exists (select from closed_time_extensions e where e.closed_id = c.id and e.what = ${everything})
        order by c.from_at`,
    ),

  /** Adds a stretch to the promises of a sort that it cut short; a second time it does nothing. */
  extend: (promised: Promised, { id, from, until }: ClosedTime, calendar: WorkingCalendar, now: Date) => {
    const { endsAt, beganAt, request, isFixed = raw('false') } = promised
    const table = raw(promised.table)
    const isWholeDay = isWholeDaySql(endsAt)
    const days: Days = { calendar, payFrom: raw('cut.pay_from'), payTo: raw('cut.pay_to') }
    const least = leastSql(from, until)
    // What is rounded up for each stretch by itself would add a day for every few minutes.
    const rounded = (seconds: Sql) => sql`ceil((${seconds}) / s.step) * s.step`
    return database.query(
      sql`with fresh as (
          insert into closed_time_extensions (closed_id, what, extended_at)
          values (${id}::uuid, ${promised.what}, ${now}::timestamptz) on conflict do nothing returning closed_id
        ), cut as (
          select ${promised.id} as id, ${endsAt} as former_end, ${isFixed} as is_fixed, s.now * interval '1 second' as closed,
            ${promised.byDay?.from ?? raw('null::int')} as day_from, ${promised.byDay?.until ?? raw('null::int')} as day_until,
            ${promised.payDays?.from ?? raw('null::smallint')} as pay_from, ${promised.payDays?.to ?? raw('null::smallint')} as pay_to,
            ${endsAt} + (${rounded(raw('s.before + s.now'))} - ${rounded(raw('s.before'))}) * interval '1 second' as moved
          from ${table} p cross join fresh cross join lateral (
            select case when ${isWholeDay} then ${dayStep}::int else ${step}::int end as step,
              extract(epoch from ${until}::timestamptz - greatest(${from}::timestamptz, ${beganAt})) as now,
              (select coalesce(sum(extract(epoch from c.until_at - greatest(c.from_at, ${beganAt}))), 0)
                from closed_times c join closed_time_extensions x on x.closed_id = c.id and x.what = ${promised.what}
                where c.until_at > ${beganAt}) as before) s
          where ${promised.runs} and ${endsAt} >= ${from}::timestamptz and ${beganAt} < ${until}::timestamptz
        ), m as materialized (
          select cut.id, cut.former_end, cut.closed, case when cut.day_from is null or cut.day_until is null
            then ${payableSql(raw('late.ends_at'), days)} else ${byDaySql(raw('late.ends_at'), until)} end as ends_at
          from cut cross join lateral (select ${wholeDaySql(raw('cut.former_end'), raw('cut.moved'), days)} as ends_at) whole
            cross join lateral (select ${noSoonerSql(raw('whole.ends_at'), least, days)} as ends_at) late
          where not cut.is_fixed
        ), extended as (
          update ${table} p set ${promised.moves} from m
          where ${promised.id} = m.id and ${endsAt} = m.former_end and m.ends_at <> m.former_end
          returning ${promised.id}::text as id, ${promised.accountId} as account_id, m.former_end, m.ends_at,
            ceil(extract(epoch from m.closed) / 60)::int as closed_minutes,
            ${request?.number ?? raw('null')} as number, ${request?.serviceSlug ?? raw('null')} as service_slug
        )${soonerSql(promised, now)}${notesSql(promised, now)}
        insert into extended_deadlines (id, closed_id, account_id, what, promise_id, number, service_slug, ends_at)
        select gen_random_uuid(), ${id}::uuid, e.account_id, ${promised.what}, e.id, e.number, e.service_slug, e.ends_at from extended e
        where not ${promised.isLong === true}::boolean and e.former_end < ${until}::timestamptz + ${soon}::interval`,
    )
  },

  /** Moves what ends with a day on which nobody works to the end of the next day of work. */
  moveFrom: (promised: Promised, date: string, calendar: WorkingCalendar, now: Date) => {
    const { endsAt, id, isFixed = raw('false'), payDays } = promised
    const table = raw(promised.table)
    const none = raw('null::smallint')
    const days: Days = { calendar, payFrom: payDays?.from ?? none, payTo: payDays?.to ?? none }
    return database.query(
      sql`with m as materialized (
          select ${id} as id, ${endsAt} as former_end, ${wholeDaySql(endsAt, endsAt, days)} as ends_at from ${table} p
          where ${promised.runs} and not ${isFixed}
            and ${endsAt} = ((${date}::date + 1)::timestamp - interval '1 second') at time zone 'Africa/Cairo'
        ), extended as (
          update ${table} p set ${promised.moves} from m where ${id} = m.id and ${endsAt} = m.former_end
          returning ${id}::text as id, m.former_end, m.ends_at, null::int as closed_minutes
        )${notesSql(promised, now)}
        select id from extended`,
    )
  },

  /** How many promises of a sort end within a stretch to come, or in the hour after it. */
  hit: async (promised: Promised, from: Date, until: Date): Promise<number> => {
    const { count } = await database.one<{ count: number }>(
      sql`select count(*)::int as count from ${raw(promised.table)} p where ${promised.runs}
        and ${promised.endsAt} >= ${from}::timestamptz and ${promised.endsAt} < ${leastSql(from, until)}`,
    )
    return count
  },

  /** Notes that a stretch was added to every sort. */
  done: ({ id }: ClosedTime, now: Date) =>
    database.query(
      sql`insert into closed_time_extensions (closed_id, what, extended_at)
        values (${id}::uuid, ${everything}, ${now}::timestamptz) on conflict do nothing`,
    ),
})
