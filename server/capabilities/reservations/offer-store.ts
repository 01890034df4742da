// What programmes offer to be reserved: their things by code, open or not. Written with the change of the programme's own
// table, over the queries of its transaction.

import type { PaymentChannel } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type Offer = {
  code: string
  /** What it is offered together with; nothing by default. */
  lot?: string
  /** The country to whose residents it is offered; to all by default. */
  country?: string | null
  /** How many reservations it takes at once; one by default. */
  capacity?: number
  /** From when on; at once by default. */
  opensAt?: Date | null
  /** The payment channels by which a request that reserves it is paid; all by default. */
  channels?: readonly PaymentChannel[] | null
}

/**
 * Offers things of a kind, or changes when and how they are offered. Capacity never falls below what is taken. Throws
 * SALE_UNDER_WAY if one would leave a lot in whose sale people wait: others could reserve it before them.
 */
export const offer = async (queries: Queries, kind: string, offers: readonly Offer[]): Promise<void> => {
  const rows = await queries.query(
    sql`insert into reservables as b (kind, code, lot, country, capacity, is_open, opens_at, channels)
      select ${kind}, o.code, o.lot, o.country, coalesce(o.capacity, 1), true, o."opensAt", o.channels
      from jsonb_to_recordset(${json(offers)}::jsonb) as o(code text, lot text, country text, capacity integer, "opensAt" timestamptz, channels text[])
      order by o.code
      on conflict (kind, code) do update set is_open = true, lot = excluded.lot, country = excluded.country, opens_at = excluded.opens_at, channels = excluded.channels,
        capacity = greatest(excluded.capacity, b.taken)
        where b.lot is not distinct from excluded.lot or not exists (
          select from lot_sales s join lot_sale_entries e on e.sale_id = s.id
          where s.kind = b.kind and s.lot = b.lot and s.ended_at is null and e.status in ('waiting', 'admitted'))
      returning b.code`,
  )
  if (rows.length < offers.length) throw new Problem('SALE_UNDER_WAY')
}

/** Takes no more reservations of these; those that there are stay. */
export const stopOffering = (queries: Queries, kind: string, codes: readonly string[]) =>
  queries.query(
    sql`update reservables set is_open = false where kind = ${kind} and code = any(${codes}::text[])`,
  )

/** Locks what is offered, until the transaction is over: nobody reserves any of it meanwhile. */
export const lockOffered = (queries: Queries, kind: string, codes: readonly string[]) =>
  queries.query(
    sql`select b.code from reservables b where b.kind = ${kind} and b.code = any(${[...codes]}::text[])
      order by b.code for update`,
  )
