// The SQL of how long a person has kept things from others: otherwise one hold after another would keep them for ever.

import type { Reserved } from '@bawaba/forms/index.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { closedSecondsSql } from '../timekeeping/index.ts'
import { type HoldTimes, type Spent, sendingMs } from './hold-time.ts'

const aDay = 24 * 60 * 60_000
const aWeek = 7 * aDay

/**
 * The milliseconds for which a person has kept one thing in the last day, or will have once their hold is over. A hold counts
 * no more than its time, however late it was tidied; a request that ended without being paid for counts for as long as it had
 * the thing.
 */
const ofThingSql = (accountId: string, { kind, code }: Reserved, holdMs: number, now: Date): Sql =>
  sql`(select coalesce(sum(case when s.request_id is null then least(s.ms, ${holdMs}::float8) else s.ms end), 0)::float8
    from (select v.request_id, extract(epoch from coalesce(v.held_until, v.updated_at) - v.created_at) * 1000 as ms
      from reservations v where v.account_id = ${accountId}::uuid and v.kind = ${kind} and v.code = ${code}
        and (v.status in ('held', 'freed') and v.request_id is null or v.status = 'freed' and v.freed_because = 'ended')
        and v.created_at > ${new Date(now.getTime() - aDay)}::timestamptz) s)`

/** Whether the person of a reservation `v` has paid for something of its kind since: whoever pays keeps nothing from others. */
const hasPaidSinceSql: Sql = raw(
  `exists (select from reservations o join payments p on p.request_id = o.request_id
    where o.account_id = v.account_id and o.kind = v.kind and o.status <> 'freed' and p.paid_at >= v.created_at)`,
)
/** Whether the request of a reservation `v` was to be paid for and is not. */
const isUnpaidSql: Sql = raw(
  '(select count(*) > 0 and count(p.paid_at) = 0 from payments p where p.request_id = v.request_id)',
)

/** All holds of a kind in the last day until now, each by what lies within that day. */
const ofDaySql = (accountId: string, kind: string, holdMs: number, now: Date): Sql => {
  const from = new Date(now.getTime() - aDay)
  return sql`(select coalesce(sum(greatest(0, extract(epoch from least(coalesce(v.held_until, v.updated_at), ${now}::timestamptz,
        v.created_at + ${holdMs + sendingMs}::float8 * interval '1 millisecond')
      - greatest(v.created_at, ${from}::timestamptz)))) * 1000, 0)::float8
    from reservations v where v.account_id = ${accountId}::uuid and v.kind = ${kind} and v.request_id is null
      and v.created_at > ${new Date(from.getTime() - holdMs - sendingMs)}::timestamptz and not ${hasPaidSinceSql})`
}

/** What requests that were not paid for had reserved of a kind in the last week, until now; nobody could pay while it was closed. */
const ofWeekSql = (accountId: string, kind: string, now: Date): Sql => {
  const from = new Date(now.getTime() - aWeek)
  const begins = sql`greatest(v.created_at, ${from}::timestamptz)`
  const ends = sql`case v.status when 'freed' then v.updated_at else ${now}::timestamptz end`
  return sql`(select coalesce(sum(greatest(0, extract(epoch from ${ends} - ${begins}) - ${closedSecondsSql(begins, ends)})) * 1000, 0)::float8
    from reservations v where v.account_id = ${accountId}::uuid and v.kind = ${kind}
      and (v.status = 'reserved' or v.status = 'freed' and v.freed_because = 'ended' and v.updated_at > ${from}::timestamptz)
      and ${isUnpaidSql} and not ${hasPaidSinceSql})`
}

/** An object of `Spent`. */
export const spentSql = (accountId: string, reserved: Reserved, holdMs: number, now: Date): Sql =>
  sql`json_build_object('thingMs', ${ofThingSql(accountId, reserved, holdMs, now)},
    'dayMs', ${ofDaySql(accountId, reserved.kind, holdMs, now)}, 'weekMs', ${ofWeekSql(accountId, reserved.kind, now)})`

/** Whether a person may take a thing for `forMs` more, by what `mostMs` leaves them. */
export const isWithinSql = (
  accountId: string,
  reserved: Reserved,
  { forMs, holdMs, most }: { forMs: number; holdMs: HoldTimes['holdMs']; most: Spent },
  now: Date,
): Sql => {
  const within = (spent: Sql, limitMs: number): Sql =>
    Number.isFinite(limitMs) ? sql`${spent} <= ${limitMs}::float8` : raw('true')
  return sql`(${within(ofThingSql(accountId, reserved, holdMs, now), most.thingMs - forMs)}
    and ${within(ofDaySql(accountId, reserved.kind, holdMs, now), most.dayMs - forMs)}
    and ${within(ofWeekSql(accountId, reserved.kind, now), most.weekMs)})`
}
