// The SQL of alerts: who wants to know when something of a lot is free again.

import { deleteInBatches, type Queries, raw, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

export type Lot = { kind: string; lot: string }

/** Whether a reservable `b` can be had at a moment. */
const isFreeSql = (now: Date) =>
  sql`(b.is_open and b.taken < b.capacity and (b.opens_at is null or b.opens_at <= ${now}::timestamptz))`

export const alertsStore = (queries: Queries) => ({
  isOn: async ({ kind, lot }: Lot, accountId: string): Promise<boolean> => {
    const { isOn } = await queries.one<{ isOn: boolean }>(
      sql`select exists(select from reservation_alerts
        where kind = ${kind} and lot = ${lot} and account_id = ${accountId}) as "isOn"`,
    )
    return isOn
  },

  add: ({ kind, lot }: Lot, accountId: string, now: Date) =>
    queries.query(
      sql`insert into reservation_alerts (kind, lot, account_id, created_at)
        values (${kind}, ${lot}, ${accountId}, ${now}) on conflict do nothing`,
    ),

  remove: ({ kind, lot }: Lot, accountId: string) =>
    queries.query(
      sql`delete from reservation_alerts where kind = ${kind} and lot = ${lot} and account_id = ${accountId}`,
    ),

  /** Lots that somebody waits for and that have something free. */
  due: (now: Date, limit: number) =>
    queries.query<Lot>(
      sql`select a.kind, a.lot from (select distinct kind, lot from reservation_alerts) a
        where exists (select from reservables b where b.kind = a.kind and b.lot = a.lot and ${isFreeSql(now)})
        order by a.kind, a.lot limit ${limit}::int`,
    ),

  /** Writes the message to so many who wait for a lot; each is written to once, since the row goes with it. */
  notify: async (
    { kind, lot }: Lot,
    notice: Notice,
    path: string,
    limit: number,
    now: Date,
  ): Promise<number> => {
    const { count } = await queries.one<{ count: number }>(
      sql`with done as (
          delete from reservation_alerts where (kind, lot, account_id) in (
            select kind, lot, account_id from reservation_alerts where kind = ${kind} and lot = ${lot}
            order by created_at, account_id limit ${limit}::int for update skip locked)
          returning account_id as id
        ), told as (${listedSql(sql`select ${noticeColumns(notice, raw('d.id'), { path: sql`${path}::text` })} from done d`, now)}
        ), written as (${outgoingSql(raw('told'))})
        select count(*)::int as count from done`,
    )
    return count
  },
})

/** What retention deletes: alerts that nothing came of. */
export const alertDeletes = (queries: Queries) => ({
  availabilityAlerts: (before: Date) =>
    deleteInBatches(queries, 'reservation_alerts', sql`t.created_at < ${before}`),
})
