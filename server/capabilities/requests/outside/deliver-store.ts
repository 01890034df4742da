// The SQL of what requests send outside: owed from the statement that brings a request there, read when it is sent.

import type { Delivers } from '@bawaba/forms/delivery.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { oweSql } from '../../owed/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

export const deliverJob = 'requests.deliver'
/** The state that a deed is owed in. Rows of a former release say only that: its state says the deed. */
type Owing = { status: string; owes?: Delivers }
export type Delivery = Owing & { requestId: string }
/** What is owed, as it was stored. */
export const owingIn = (payload: unknown): Owing => payload as Owing

/** Owes what is to be done outside for what `source` filed or changed; nothing where that owes nothing. */
export const oweDeliverySql = (
  { status, owes }: { status?: string; owes?: Delivers | undefined },
  now: Date,
  source: Sql,
): Sql =>
  status === undefined || owes === undefined
    ? raw('select null::uuid as id where false')
    : oweSql(deliverJob, { status, owes }, now, source)

export const deliverStore = (database: Queries) => ({
  /** A request that still stands where something is owed, with the payment that brought it there. */
  standing: ({ requestId, status }: Pick<Delivery, 'requestId' | 'status'>) =>
    database.maybeOne<StoredRecord & { paymentId: string | null }>(
      sql`select ${columns}, (select h.detail ->> 'paymentId' from request_history h
          where h.request_id = r.id and h.detail ->> 'to' = ${status} order by h.at desc, h.id desc limit 1) as "paymentId"
        from ${tables} where r.id = ${requestId} and r.status = ${status}`,
    ),

  /** A request, however it stands. */
  byId: (requestId: string) =>
    database.maybeOne<StoredRecord>(sql`select ${columns} from ${tables} where r.id = ${requestId}`),
})
