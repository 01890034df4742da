// The SQL of whose turn it is: the one gate before everything of a lot that is sold to one after the other.

import { raw, type Sql, sql } from '../../../platform/database/index.ts'
import { lastsSql, type Promised } from '../../timekeeping/index.ts'

/** An hour after the last call nobody is expected to read any more. */
const grace = 60
const ofSale = (column: string): Sql => raw(`(select ${column} from lot_sales s where s.id = p.sale_id)`)

/** A turn to reserve. */
export const turnPromise: Promised = {
  what: 'turns',
  table: 'lot_sale_entries',
  id: raw('p.id'),
  endsAt: raw('p.admitted_until'),
  beganAt: raw('p.begun_at'),
  runs: raw(`p.status = 'admitted' and p.begun_at is not null`),
  accountId: raw('p.account_id'),
  moves: raw('admitted_until = m.ends_at'),
  // A turn of days ends at night in any case.
  byDay: {
    from: ofSale('s.calls_from::int'),
    until: ofSale(`case when s.turn_minutes < 1440 then least(s.calls_until + ${grace}, 1440)::int end`),
  },
}

/** Reservations of an entry `e` of a sale `s` that a request has: what a turn is for. */
export const usedSql: Sql = raw(
  `exists (select from reservations o join reservables ob on ob.kind = o.kind and ob.code = o.code
    where o.account_id = e.account_id and o.kind = s.kind and ob.lot = s.lot and o.status in ('reserved', 'locked', 'allocated')
      and o.created_at >= e.admitted_at)`,
)

/** No sale of the reservable `b` goes on, or `admits` an entry `e` of a person in it, which has not reserved anything yet. */
const noSaleOrSql = (accountId: string, admits: Sql): Sql =>
  sql`not exists (select from lot_sales s where s.kind = b.kind and s.lot = b.lot and s.ended_at is null
    and not exists (select from lot_sale_entries e where e.sale_id = s.id and e.account_id = ${accountId}::uuid
      and e.status = 'admitted' and ${admits} and not ${usedSql}))`

/** Whether a person may hold the reservable `b` now: its lot is sold to everybody, or it is their turn and not used yet. */
export const isTurnSql = (accountId: string, now: Date): Sql =>
  noSaleOrSql(accountId, sql`(e.begun_at is null or ${lastsSql(raw('e.admitted_until'), now)})`)

/** Whether the hold `v` of the reservable `b` may be reserved: it was made in a turn that is not used yet. */
export const wasTurnSql = (accountId: string): Sql =>
  noSaleOrSql(
    accountId,
    raw('v.created_at >= e.admitted_at and (e.begun_at is null or v.created_at < e.admitted_until)'),
  )

/** Whether whoever has the entry `e` of the sale `s` still holds something that they took in their turn. */
export const stillHoldsSql = (now: Date): Sql =>
  sql`exists (select from reservations h join reservables hb on hb.kind = h.kind and hb.code = h.code
    where h.account_id = e.account_id and h.kind = s.kind and hb.lot = s.lot and h.status = 'held'
      and ${lastsSql(raw('h.held_until'), now)} and h.created_at >= e.admitted_at)`
