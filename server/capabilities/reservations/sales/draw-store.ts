// The SQL by which a sale is drawn. Between the list and the order lies a computation that takes seconds for a hundred thousand
// people, so no transaction is open over it: the order follows from what is frozen, whoever computes it.

import { type Database, raw, sql } from '../../../platform/database/index.ts'
import { hasEndedSql, type Promised } from '../../timekeeping/index.ts'

/**
 * Until when people enter a draw. It is nobody's own, so that no single person is notified of an extension: the page of the draw
 * shows when entries close.
 */
export const entriesPromise: Promised = {
  what: 'draws',
  table: 'lot_sales',
  id: raw('p.id'),
  endsAt: raw('p.closes_at'),
  beganAt: raw('p.opens_at'),
  runs: raw(`p.method = 'draw' and p.listed is null and p.ended_at is null`),
  accountId: raw('null::uuid'),
  moves: raw('closes_at = m.ends_at'),
  isLong: true,
}

/** A draw whose list is frozen, and whose value was entered where it awaits one. */
export type Drawable = { sealedSeed: string; listed: string[]; beaconValue: string | null }

/** Milliseconds for the one statement that reads all entries. */
const freezeTimeout = 60_000
/** Ranks written by one statement: short enough for the limit of every statement. */
const ranksAtOnce = 2000

export const drawStore = (database: Database) => ({
  /** From now on nobody is added to the list or taken off it; whoever joins or leaves meets the lock of this statement. */
  freeze: (saleId: string, now: Date) =>
    database.transaction(
      async queries => {
        const waiting = await queries.maybeOne(
          sql`select s.id from lot_sales s where s.id = ${saleId}::uuid and s.method = 'draw' and s.listed is null
            and s.ended_at is null and ${hasEndedSql(raw('s.closes_at'), now)} for update`,
        )
        if (!waiting) return
        // As `entryList` makes the list and `textHash` its hash.
        await queries.query(
          sql`update lot_sales s set listed = coalesce(e.codes, '{}'),
              entries_hash = encode(sha256(convert_to(coalesce(array_to_string(e.codes, chr(10)), ''), 'UTF8')), 'hex')
            from (select array_agg(code order by code collate "C") as codes from lot_sale_entries where sale_id = ${saleId}::uuid) e
            where s.id = ${saleId}::uuid`,
        )
      },
      { statementTimeout: freezeTimeout },
    ),

  drawable: (saleId: string) =>
    database.maybeOne<Drawable>(
      sql`select s.seed_sealed as "sealedSeed", s.listed, s.beacon_value as "beaconValue" from lot_sales s
        where s.id = ${saleId}::uuid and s.method = 'draw' and s.drawn_at is null and s.ended_at is null and s.listed is not null
          and (s.beacon_source is null or s.beacon_confirmed_at is not null)`,
    ),

  /** Ranks count once the draw is published. Written again, they are the same. */
  writeRanks: async (saleId: string, order: readonly string[]): Promise<void> => {
    for (let first = 0; first < order.length; first += ranksAtOnce) {
      const codes = order.slice(first, first + ranksAtOnce)
      await database.query(
        sql`update lot_sale_entries e set rank = ${first}::bigint + drawn.rank
          from unnest(${codes}::text[]) with ordinality as drawn(code, rank)
          where e.sale_id = ${saleId}::uuid and e.code = drawn.code`,
      )
    }
  },

  publish: (saleId: string, seed: string, order: readonly string[], now: Date) =>
    database.transaction(
      queries =>
        queries.query(
          sql`update lot_sales set seed = ${seed}, drawn = ${[...order]}::text[], drawn_at = ${now}::timestamptz
            where id = ${saleId}::uuid and drawn_at is null and ended_at is null`,
        ),
      { statementTimeout: freezeTimeout },
    ),
})
