// The SQL of what requests send outside: asked for with the statement that brings a request there, read when it is sent.

import { type Queries, type Sql, sql } from '../../../platform/database/index.ts'
import { addJobSql, patientTries } from '../../../platform/jobs/index.ts'
import { columns, type StoredRecord, tables } from '../row.ts'

export const deliverJob = 'requests.deliver'
export type DeliverPayload = { requestId: string; status: string }

/**
 * Queues the delivery of what `source` filed or changed; nothing where the state delivers nothing, or nothing came of it. A
 * part of a statement that only reads is run where something reads it: the statement's answer has to.
 */
export const queueDeliverySql = (payload: DeliverPayload | undefined, source: Sql): Sql =>
  payload
    ? sql`select (${addJobSql(deliverJob, payload, patientTries)}).id from ${source}`
    : sql`select null::bigint as id where false`

export const deliverStore = (database: Queries) => ({
  /** A request that still stands where it is to be sent from, with the payment that brought it there. */
  standing: ({ requestId, status }: DeliverPayload) =>
    database.maybeOne<StoredRecord & { paymentId: string | null }>(
      sql`select ${columns}, (select h.detail ->> 'paymentId' from request_history h
          where h.request_id = r.id and h.detail ->> 'to' = ${status} order by h.at desc, h.id desc limit 1) as "paymentId"
        from ${tables} where r.id = ${requestId} and r.status = ${status}`,
    ),
})
