// The SQL of whose turn it is: the one gate before everything of a lot that is sold to one after the other.

import { raw, type Sql, sql } from '../../../platform/database/index.ts'

/** Reservations of an entry `e` of a sale `s` that a request has: what a turn is for. */
export const usedSql: Sql = raw(
  `exists (select from reservations o join reservables ob on ob.kind = o.kind and ob.code = o.code
    where o.account_id = e.account_id and o.kind = s.kind and ob.lot = s.lot and o.status in ('reserved', 'locked', 'allocated')
      and o.created_at >= e.admitted_at)`,
)

/** Whether a person may reserve the reservable `b` now: its lot is sold to everybody, or it is their turn and not used yet. */
export const isTurnSql = (accountId: string, now: Date): Sql =>
  sql`not exists (select from lot_sales s where s.kind = b.kind and s.lot = b.lot and s.ended_at is null
    and not exists (select from lot_sale_entries e where e.sale_id = s.id and e.account_id = ${accountId}::uuid
      and e.status = 'admitted' and e.admitted_until > ${now}::timestamptz and not ${usedSql}))`
