// The SQL of what requests send outside: owed from the statement that brings a request there, read when it is sent.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { oweSql } from '../../owed/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

export const deliverJob = 'requests.deliver'
export type Delivery = { requestId: string; status: string }
/** The state that a delivery is owed in, as it was stored. */
export const statusIn = (payload: unknown): string => (payload as Pick<Delivery, 'status'>).status

/** Owes the delivery of what `source` filed or changed; nothing where the state delivers nothing, or nothing came of it. */
export const oweDeliverySql = (status: string | undefined, now: Date, source: Sql): Sql =>
  status === undefined
    ? raw('select null::uuid as id where false')
    : oweSql(deliverJob, { status }, now, source)

export const deliverStore = (database: Queries) => ({
  /** A request that still stands where it is to be sent from, with the payment that brought it there. */
  standing: ({ requestId, status }: Delivery) =>
    database.maybeOne<StoredRecord & { paymentId: string | null }>(
      sql`select ${columns}, (select h.detail ->> 'paymentId' from request_history h
          where h.request_id = r.id and h.detail ->> 'to' = ${status} order by h.at desc, h.id desc limit 1) as "paymentId"
        from ${tables} where r.id = ${requestId} and r.status = ${status}`,
    ),
})
