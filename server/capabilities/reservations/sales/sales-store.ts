// The SQL of sales and of the places in them, but for whom they admit (admit-store.ts).

import type { NewSale } from '@bawaba/contract/entities/sale.ts'
import {
  callHours,
  type EntryStatus,
  type SaleMethod,
  type SaleVerified,
} from '@bawaba/contract/sale-rules.ts'
import { minutesOfDay } from '@bawaba/language/time-of-day.ts'
import { deleteInBatches, type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { lastsSql } from '../../timekeeping/index.ts'
import type { Lot } from '../alerts-store.ts'

export type SaleRow = {
  id: string
  method: SaleMethod
  verified: SaleVerified
  opensAt: Date
  closesAt: Date | null
  places: number
  turnMinutes: number
  callsFrom: string
  callsUntil: string
  seedHash: string | null
  seed: string | null
  entriesHash: string | null
  drawnAt: Date | null
  /** Whether entries are closed and their list is fixed. */
  isListed: boolean
  beaconSource: string | null
  /** Once two administrators have entered it. */
  beaconValue: string | null
}
export type EntryRow = {
  status: EntryStatus
  code: string
  rank: number | null
  until: Date | null
  ahead: number
}

const timeOfDay = (minutes: string): string =>
  `lpad((${minutes} / 60)::text, 2, '0') || ':' || lpad((${minutes} % 60)::text, 2, '0')`

const columns = raw(`s.id, s.method, s.verified, s.opens_at as "opensAt", s.closes_at as "closesAt", s.places,
  s.turn_minutes as "turnMinutes", ${timeOfDay('s.calls_from')} as "callsFrom", ${timeOfDay('s.calls_until')} as "callsUntil", s.seed_hash as "seedHash", s.seed, s.entries_hash as "entriesHash",
  s.drawn_at as "drawnAt", s.listed is not null as "isListed", s.beacon_source as "beaconSource",
  case when s.beacon_confirmed_at is not null then s.beacon_value end as "beaconValue"`)

const isProvedSql = (accountId: string): Sql =>
  sql`exists (select from accounts a where a.id = ${accountId}::uuid and a.identity_proved_at is not null)`

/** So long the first of two administrators who end a sale waits for the second. */
const secondWithin = '1 day'

export const salesStore = (queries: Queries) => ({
  /** The sale that goes on. */
  live: ({ kind, lot }: Lot) =>
    queries.maybeOne<SaleRow>(
      sql`select ${columns} from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null`,
    ),

  /** Sales that go on until a moment and that people wait in, or have their turn. */
  crowds: (until: Date) =>
    queries.query<Lot & { people: number }>(
      sql`select s.kind, s.lot, count(*)::int as people from lot_sales s
          join lot_sale_entries e on e.sale_id = s.id and e.status in ('waiting', 'admitted')
        where s.ended_at is null and s.opens_at < ${until}::timestamptz group by s.kind, s.lot order by s.kind, s.lot`,
    ),

  /** The latest draw, also of a sale that is over. */
  latestDraw: ({ kind, lot }: Lot) =>
    queries.maybeOne<SaleRow & { entries: number; order: string[] | null }>(
      sql`select ${columns}, s.drawn as "order", coalesce(cardinality(s.listed), (select count(*)::int from lot_sale_entries e where e.sale_id = s.id))
          as entries from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.method = 'draw'
        order by s.created_at desc limit 1`,
    ),

  /** The codes of all entries of the latest draw; null before they are closed. */
  latestList: ({ kind, lot }: Lot) =>
    queries.maybeOne<{ listed: string[] | null }>(
      sql`select s.listed from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.method = 'draw'
        order by s.created_at desc limit 1`,
    ),

  counts: (saleId: string, now: Date) =>
    queries.one<{ waiting: number; admitted: number; free: number }>(
      sql`select (select count(*)::int from lot_sale_entries where sale_id = s.id and status = 'waiting') as waiting,
          (select count(*)::int from lot_sale_entries where sale_id = s.id and status = 'admitted') as admitted,
          (select coalesce(sum(b.capacity - b.taken), 0)::int from reservables b where b.kind = s.kind and b.lot = s.lot and b.is_open
            and (b.opens_at is null or b.opens_at <= ${now}::timestamptz)) as free
        from lot_sales s where s.id = ${saleId}::uuid`,
    ),

  /** False where the lot has a sale already. */
  begin: async (
    { kind, lot }: Lot,
    id: string,
    sale: NewSale,
    seed: { hash: string; sealed: string } | undefined,
    now: Date,
  ): Promise<boolean> => {
    const rows = await queries.query(
      sql`insert into lot_sales (id, kind, lot, method, opens_at, closes_at, places, turn_minutes, calls_from, calls_until,
          seed_hash, seed_sealed, beacon_source, verified, created_at)
        values (${id}, ${kind}, ${lot}, ${sale.method}, ${sale.opensAt}::timestamptz, ${sale.closesAt ?? null}::timestamptz,
          ${sale.places}::int, ${sale.turnMinutes}::int,
          ${minutesOfDay(sale.callsFrom ?? callHours.from)}::int, ${minutesOfDay(sale.callsUntil ?? callHours.until)}::int, ${seed?.hash ?? null}, ${seed?.sealed ?? null},
          ${sale.beaconSource ?? null}, ${sale.verified ?? 'typed'}, ${now}::timestamptz)
        on conflict (kind, lot) where ended_at is null do nothing returning id`,
    )
    return rows.length === 1
  },

  /**
   * Ends a sale in which nobody waits. In another the first administrator is noted, and a second one ends it within a day.
   * Undefined where there is none, or a draw that people have entered and that is not drawn yet.
   */
  end: ({ kind, lot }: Lot, by: string, now: Date) => {
    const ends = sql`(
      (s.end_by <> ${by}::uuid and s.end_at > ${now}::timestamptz - ${secondWithin}::interval)
      or not exists (select from lot_sale_entries e where e.sale_id = s.id and e.status = 'waiting'))`
    return queries.maybeOne<{ id: string; isEnded: boolean }>(
      sql`with sale as (
          select s.id from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null for update
        )
        update lot_sales s set ended_at = case when ${ends} then ${now}::timestamptz end,
          end_by = case when ${ends} then s.end_by else ${by}::uuid end,
          end_at = case when ${ends} then s.end_at else ${now}::timestamptz end
        from sale where s.id = sale.id
          and (s.method = 'line' or s.drawn_at is not null or not exists (select from lot_sale_entries e where e.sale_id = s.id))
        returning s.id, s.ended_at is not null as "isEnded"`,
    )
  },

  /** The administrator who wants a sale to end that goes on, while that counts. */
  wantsEnd: ({ kind, lot }: Lot, now: Date) =>
    queries.maybeOne<{ by: string; at: Date }>(
      sql`select s.end_by as by, s.end_at as at from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null
        and s.end_at > ${now}::timestamptz - ${secondWithin}::interval`,
    ),

  /**
   * Gives a person a place in the sale that goes on, unless they have one. One entry of a person is drawn, once; whoever left
   * or missed their turn in a line comes last. Freezing the list of a draw locks the sale, so that nobody enters behind it.
   * A proved identity is one account's, so that of a sale that asks for it a person has one entry whatever phones they have.
   */
  join: ({ kind, lot }: Lot, accountId: string, code: string, now: Date) =>
    queries.query(
      sql`with sale as (
          select s.id, s.method, s.verified from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null
            and (s.method = 'line' or (s.listed is null and s.opens_at <= ${now}::timestamptz and ${lastsSql(raw('s.closes_at'), now)}))
          for share
        ), entry as (
          insert into lot_sale_entries (sale_id, account_id, code, status, joined_at)
          select id, ${accountId}::uuid, ${code}, 'waiting', ${now}::timestamptz from sale
          where sale.verified = 'typed' or ${isProvedSql(accountId)}
          on conflict (sale_id, account_id) where status in ('waiting', 'admitted') do nothing returning id
        )
        select id from entry`,
    ),

  /** Whether the sale that goes on asks for a proved identity, which the person has not. */
  lacksProof: async ({ kind, lot }: Lot, accountId: string): Promise<boolean> =>
    (
      await queries.query(
        sql`select from lot_sales s where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null
          and s.verified = 'proved' and not ${isProvedSql(accountId)}`,
      )
    ).length > 0,

  /** Gives the place up: before the list of a draw is frozen it is not on it, afterwards it stays on it. */
  leave: async ({ kind, lot }: Lot, accountId: string): Promise<void> => {
    const sale = sql`select s.id, s.method = 'draw' and s.listed is null as "isOpen" from lot_sales s
      where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null for share`
    await queries.query(
      sql`with sale as (${sale}), removed as (
          delete from lot_sale_entries e using sale where e.sale_id = sale.id and sale."isOpen" and e.account_id = ${accountId}::uuid
        )
        update lot_sale_entries e set status = 'left' from sale where e.sale_id = sale.id and not sale."isOpen"
          and e.account_id = ${accountId}::uuid and e.status in ('waiting', 'admitted')`,
    )
  },

  /**
   * Enters the value of the beacon of a draw whose list is frozen; whoever enters what another administrator has entered last
   * confirms it. Undefined where none is awaited.
   */
  enterBeacon: ({ kind, lot }: Lot, by: string, value: string, now: Date) => {
    const confirms = sql`(s.beacon_value = ${value} and s.beacon_by <> ${by}::uuid)`
    return queries.maybeOne<{ isConfirmed: boolean }>(
      sql`update lot_sales s set beacon_value = ${value},
          beacon_by = case when ${confirms} then s.beacon_by else ${by}::uuid end,
          beacon_at = case when ${confirms} then s.beacon_at else ${now}::timestamptz end,
          beacon_confirmed_by = case when ${confirms} then ${by}::uuid end,
          beacon_confirmed_at = case when ${confirms} then ${now}::timestamptz end
        where s.kind = ${kind} and s.lot = ${lot} and s.ended_at is null and s.beacon_source is not null
          and s.listed is not null and s.beacon_confirmed_at is null
        returning s.beacon_confirmed_at is not null as "isConfirmed"`,
    )
  },

  /** The latest place of a person. */
  entry: (saleId: string, accountId: string) =>
    queries.maybeOne<EntryRow>(
      sql`select e.status, e.code, case when e.begun_at is not null then e.admitted_until end as until, coalesce(e.rank, e.id)::float8 as rank,
          (select count(*)::int from lot_sale_entries f where f.sale_id = e.sale_id and f.status = 'waiting'
            and coalesce(f.rank, f.id) < coalesce(e.rank, e.id)) as ahead
        from lot_sale_entries e where e.sale_id = ${saleId}::uuid and e.account_id = ${accountId}::uuid
        order by e.id desc limit 1`,
    ),
})

/** What retention deletes: who took part in a sale that is over. What was drawn stays with the sale, by code. */
export const saleDeletes = (queries: Queries) => ({
  saleEntries: (before: Date) =>
    deleteInBatches(
      queries,
      'lot_sale_entries',
      sql`exists (select from lot_sales s where s.id = t.sale_id and s.ended_at < ${before}::timestamptz)`,
    ),
})
