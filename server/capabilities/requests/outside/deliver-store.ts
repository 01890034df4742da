// The SQL of what requests send outside: owed from the statement that brings a request there, read when it is sent.

import type { Delivers } from '@bawaba/forms/delivery.ts'
import { isEnd } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { dropPieceSql, type LeftPiece, oweStepSql } from '../../owed/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

export const deliverJob = 'requests.deliver'
/** The state that a deed is owed in. Rows of a former release say only that: its state says the deed. */
export type Owing = { status: string; owes?: Delivers; revision?: number }
/** A deed whose request has left. `isAlways`: it belongs to an end, and is done all the same. */
export type LeftDeed = LeftPiece & { owes?: Delivers }
/** A row of owed work, read: `revision` names the deed of the state that the request is in, `since` one of a former release. */
export type Delivery = Partial<Owing> & {
  requestId: string
  left?: LeftDeed[]
  since: Date
  /** It was sent before, and nobody knows what became of it. */
  isRepeated: boolean
}

/** What is owed, as it was stored. */
export const owingIn = (payload: unknown): Pick<Delivery, keyof Owing | 'left'> =>
  payload as Pick<Delivery, keyof Owing | 'left'>

/**
 * Owes what is to be done outside for what `source` filed or changed. What was owed before is left: sent once without an
 * answer, or owed by an end, it stays owed, since it may be done, or is to be done in any case.
 */
export const oweDeliverySql = (
  {
    status,
    statusKind,
    owes,
    answeredDeed,
    revision,
  }: {
    status?: string
    statusKind?: StateKind
    owes?: Delivers | undefined
    answeredDeed?: number | undefined
    /** Of the request from now on. */
    revision: number
  },
  now: Date,
  source: Sql,
): Sql => {
  const isAlways = statusKind !== undefined && isEnd(statusKind)
  const piece =
    status === undefined || owes === undefined
      ? undefined
      : { status, owes, revision, ...(isAlways ? { isAlways: true as const } : {}) }
  return oweStepSql(deliverJob, { status, piece, answered: answeredDeed }, now, source)
}

/** What a request owes outside just now: `left`, what it has left and that waits for its answer. */
export type OwingNow = { left: { revision: number }[]; isUnanswered: boolean }
/** The same of the request `r` as JSON; null where it owes nothing. */
export const owingSql = raw(
  `(select jsonb_build_object('left', coalesce(o.payload -> 'left', '[]'), 'isUnanswered', o.last_answer is not null)
    from owed_work o where o.what = '${deliverJob}' and o.request_id = r.id)`,
)

export const deliverStore = (database: Queries) => ({
  /** A request that still stands where something is owed, with the payment that brought it there. */
  standing: ({ requestId, status }: { requestId: string; status: string }) =>
    database.maybeOne<StoredRecord & { paymentId: string | null }>(
      sql`select ${columns}, (select h.detail ->> 'paymentId' from request_history h
          where h.request_id = r.id and h.detail ->> 'to' = ${status} order by h.at desc, h.id desc limit 1) as "paymentId"
        from ${tables} where r.id = ${requestId} and r.status = ${status}`,
    ),

  /** A request, however it stands. */
  byId: (requestId: string) =>
    database.maybeOne<StoredRecord>(sql`select ${columns} from ${tables} where r.id = ${requestId}`),

  /** A deed that was left and never done: nothing of it is owed any more. */
  drop: (requestId: string, revision: number, now: Date) =>
    database.query(dropPieceSql(deliverJob, requestId, revision, now)),
})
