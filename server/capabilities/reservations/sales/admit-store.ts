// The SQL by which a sale admits people. Each runs in a transaction that has locked the sale, so that several processes admit
// no more people together than one would.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../../notifications/index.ts'
import { hasEndedSql, openSinceSql } from '../../timekeeping/index.ts'
import type { Lot } from '../alerts-store.ts'
import { stillHoldsSql, usedSql } from './turn-store.ts'

export type LockedSale = Lot & {
  id: string
  places: number
  turnMinutes: number
  /** Minutes of the day in Cairo between which people are called. */
  callsFrom: number
  callsUntil: number
}

/** Whoever is called and whose message waits for its gateway keeps their claim; after so long the next is called besides. */
const callWithin = '5 minutes'

/** When a turn of the sale `s` starts that was called to at a moment: then, or when people are called next. */
const startsAtSql = (at: Sql): Sql =>
  sql`(select case
      when s.calls_until - s.calls_from = 1440 then ${at}
      when w.minute < s.calls_from then (w.midnight + make_interval(mins => s.calls_from)) at time zone 'Africa/Cairo'
      when w.minute + case when s.turn_minutes < 1440 then s.turn_minutes else 0 end > s.calls_until
        then (w.midnight + interval '1 day' + make_interval(mins => s.calls_from)) at time zone 'Africa/Cairo'
      else ${at} end
    from (select date_trunc('day', wall) as midnight, extract(hour from wall)::int * 60 + extract(minute from wall)::int as minute
      from (select ${at} at time zone 'Africa/Cairo' as wall) c) w)`

export const admitStore = (queries: Queries) => ({
  /** Sales in which something may be to do. */
  due: (now: Date) =>
    queries.query<{ id: string }>(
      sql`select s.id from lot_sales s where s.ended_at is null and case
          when s.method = 'draw' and s.listed is null then ${hasEndedSql(raw('s.closes_at'), now)}
          when s.method = 'draw' and s.drawn_at is null then s.beacon_source is null or s.beacon_confirmed_at is not null
          else s.opens_at <= ${now}::timestamptz
            and exists (select from lot_sale_entries e where e.sale_id = s.id and e.status in ('waiting', 'admitted')) end
        order by s.id`,
    ),

  /** Locks a sale that admits: one by line once it is open, one by draw once it is drawn. */
  lock: (id: string, now: Date) =>
    queries.maybeOne<LockedSale>(
      sql`select s.id, s.kind, s.lot, s.places, s.turn_minutes as "turnMinutes", s.calls_from as "callsFrom",
          s.calls_until as "callsUntil" from lot_sales s
        where s.id = ${id}::uuid and s.ended_at is null and (s.drawn_at is not null
          or (s.method = 'line' and s.opens_at <= ${now}::timestamptz)) for update`,
    ),

  /**
   * Begins the turns of those whose call was sent, from that moment on, and of those who are called without a message: by no
   * channel that has a gateway, or by one that gave up. Where it was sent outside of the hours of the sale, as after an outage
   * of the gateway, all of the turn follows within the next ones. The portal may have closed before this ran: closed time is
   * added to turns that have begun, so this one begins when the portal is open again.
   */
  beginTurns: (saleId: string, channels: readonly string[], now: Date) =>
    queries.query(
      sql`update lot_sale_entries e set begun_at = o.opened_at,
          admitted_until = greatest(e.admitted_until, ${startsAtSql(raw('o.opened_at'))} + s.turn_minutes * interval '1 minute')
        from lot_sales s, lot_sale_entries called cross join lateral (
          select coalesce(min(m.sent_at), ${now}::timestamptz) as sent_at, min(m.sent_at) is null
            and count(*) filter (where m.sent_at is null and m.given_up_at is null) > 0 as waits
          from messages m where m.notification_id = called.notice_id and m.channel = any(${channels}::text[])) m
          cross join lateral (select ${openSinceSql(raw('m.sent_at'))} as opened_at) o
        where s.id = ${saleId}::uuid and called.sale_id = s.id and called.status = 'admitted' and called.begun_at is null
          and e.id = called.id and not m.waits`,
    ),

  /** Ends turns: of who has reserved, and of who let their time pass and holds nothing any more; those are notified, once. */
  endTurns: (saleId: string, { notice, path }: { notice: Notice; path: string }, now: Date) =>
    queries.query(
      sql`with ended as (
          update lot_sale_entries e set status = case when ${usedSql} then 'used' else 'missed' end
          from lot_sales s where s.id = e.sale_id and e.sale_id = ${saleId}::uuid and e.status = 'admitted'
            and (e.begun_at is not null and ${hasEndedSql(raw('e.admitted_until'), now)} and not ${stillHoldsSql(now)} or ${usedSql})
          returning e.account_id, e.status, e.notice_id
        ), listed as (${listedSql(
          sql`select ${noticeColumns(notice, raw('d.account_id'), {
            path: sql`${path}::text`,
            reminds: raw(`'turnEnd'`),
            remindsId: raw('d.notice_id'),
          })} from ended d where d.status = 'missed'`,
          now,
        )}
        ), written as (${outgoingSql(raw('listed'))})
        select account_id from ended`,
    ),

  /**
   * Admits those who come next: no more at once than there are places, and no more than find something free. Who is admitted
   * and holds nothing yet has a claim to one of what is free.
   */
  admit: async (
    sale: Pick<LockedSale, 'id' | 'kind' | 'lot' | 'places'>,
    until: Date,
    { notice, path }: { notice: Notice; path: string },
    now: Date,
  ): Promise<number> => {
    const { count } = await queries.one<{ count: number }>(
      sql`with free as (
          select coalesce(sum(b.capacity - b.taken), 0) as count from reservables b where b.kind = ${sale.kind} and b.lot = ${sale.lot}
            and b.is_open and (b.opens_at is null or b.opens_at <= ${now}::timestamptz)
        ), inside as (
          select count(*) filter (where e.begun_at is not null or e.admitted_at > ${now}::timestamptz - ${callWithin}::interval) as count,
            count(*) filter (where not exists (select from reservations v
              join reservables vb on vb.kind = v.kind and vb.code = v.code
              where v.account_id = e.account_id and v.kind = ${sale.kind} and vb.lot = ${sale.lot} and v.status = 'held')) as claims
          from lot_sale_entries e where e.sale_id = ${sale.id}::uuid and e.status = 'admitted'
        ), next as (
          select e.id from lot_sale_entries e where e.sale_id = ${sale.id}::uuid and e.status = 'waiting'
          order by coalesce(e.rank, e.id)
          limit (select greatest(0, least(${sale.places}::int - inside.count, free.count - inside.claims)) from free, inside)
        ), done as (
          update lot_sale_entries e set status = 'admitted', admitted_at = ${now}::timestamptz, admitted_until = ${until}::timestamptz,
            begun_at = null, notice_id = gen_random_uuid()
          from next where e.id = next.id returning e.account_id as id, e.notice_id
        ), told as (${listedSql(sql`select ${noticeColumns(notice, raw('d.id'), { id: raw('d.notice_id'), path: sql`${path}::text`, reminds: raw(`'turn'`), remindsId: raw('d.notice_id') })} from done d`, now)}
        ), written as (${outgoingSql(raw('told'))})
        select count(*)::int as count from done`,
    )
    return count
  },
})
