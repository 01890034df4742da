// The SQL of work of which the one who owed it moved on before it was answered: it stays beside what is owed next, the oldest
// first. A piece is named by the revision of the request that owes it; pieces of a former release by their moment in milliseconds.

import type { OwedKind } from '@bawaba/contract/owed-work.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { oweSql } from './store.ts'

/** What a row owes: the piece of `status` (with what it needs), and those that were left. */
type Piece = { status: string; revision: number; isAlways?: true }
export type LeftPiece = Piece

const present = raw(
  `coalesce((o.payload ->> 'revision')::bigint, floor(extract(epoch from o.since) * 1000)::bigint)`,
)
const pieces = raw(`coalesce(o.payload -> 'left', '[]'::jsonb)`)

/**
 * What stays owed of the row `o` once its request is in another state. A piece that was begun may be done already, whatever
 * its answer; one that is owed in any case stays too. Of a row with former pieces the present one was not begun.
 */
const leftSql = (isLeaving: Sql, answered: number | undefined): Sql =>
  sql`(select coalesce(jsonb_agg(d.piece order by d.index), '[]'::jsonb) from jsonb_array_elements(${pieces} ||
      case when ${isLeaving} and o.payload ? 'status' and (o.payload ? 'isAlways' or (o.tries > 0 and jsonb_array_length(${pieces}) = 0))
        then jsonb_build_array((o.payload - 'left') || jsonb_build_object('revision', ${present})) else '[]'::jsonb end)
    with ordinality d(piece, index) where (d.piece ->> 'revision')::bigint is distinct from ${answered ?? null}::bigint)`

type Step = {
  /** The state that the request is in from now on; undefined: it stays where it is. */
  status: string | undefined
  /** Owed from now on. */
  piece?: Piece | undefined
  /** The piece that this is the answer to. */
  answered?: number | undefined
}

/** Owes a piece for what `source` holds (id), after what is left. */
const oweNextSql = (what: OwedKind, piece: Piece, { answered }: Step, now: Date, source: Sql): Sql => {
  const left = leftSql(raw('true'), answered)
  return oweSql(
    what,
    piece,
    now,
    source,
    sql`excluded.payload || case when ${left} = '[]'::jsonb then '{}'::jsonb else jsonb_build_object('left', ${left}) end`,
  )
}

/** Without a new piece: the row keeps what is left, and goes with the last of it. */
const leaveSql = (what: OwedKind, { status, answered }: Step, now: Date, source: Sql): Sql => {
  const isLeaving = sql`(${status !== undefined}::boolean and o.payload ->> 'status' is distinct from ${status ?? null}::text)`
  const isAnswered = sql`coalesce(${present} = ${answered ?? null}::bigint, false)`
  const left = leftSql(isLeaving, answered)
  const isOver = sql`(${isLeaving} or ${isAnswered} or not o.payload ? 'status')`
  const isMeant = sql`o.what = ${what} and o.request_id = source.id and (${isLeaving} or ${answered !== undefined}::boolean)`
  return sql`delete from owed_work o using ${source} source where ${isMeant} and ${isOver} and ${left} = '[]'::jsonb
    ), left_over as (
      update owed_work o set tries = 0, next_at = ${now}::timestamptz, last_answer = null,
        payload = (case when ${isOver} then '{}'::jsonb else o.payload - 'left' end)
          || case when ${left} = '[]'::jsonb then '{}'::jsonb else jsonb_build_object('left', ${left}) end
      from ${source} source where ${isMeant} and not (${isOver} and ${left} = '[]'::jsonb)`
}

/** What a step of the request that `source` holds (id) owes, and what it leaves. */
export const oweStepSql = (what: OwedKind, step: Step, now: Date, source: Sql): Sql => {
  if (step.piece) return oweNextSql(what, step.piece, step, now, source)
  if (step.status === undefined && step.answered === undefined)
    return raw('select null::uuid as id where false')
  return leaveSql(what, step, now, source)
}

/** A piece of which nothing came. */
export const dropPieceSql = (what: OwedKind, requestId: string, revision: number, now: Date): Sql =>
  sql`with source as (select ${requestId}::uuid as id), dropped as (${leaveSql(what, { status: undefined, answered: revision }, now, raw('source'))})
    select from source`
