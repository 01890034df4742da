// The SQL of the outbox of payments.

import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'
import { supervisesSql } from '../request-scope/index.ts'

export type PaymentNews = {
  id: number
  paymentId: string
  requestId: string
  /** How often a subscriber could not take it. */
  tries: number
  kind: 'paid' | 'unpaid' | 'expired' | 'refunded' | 'voided' | 'reversed'
}

/** Not published, and not resting. */
const isWaitingSql = (now: Date): Sql =>
  sql`o.published_at is null and (o.next_at is null or o.next_at <= ${now}::timestamptz)`

export const outboxStore = (database: Queries) => ({
  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from payment_outbox o where ${isWaitingSql(now)}) as "isDue"`,
    )
    return isDue
  },

  /** What waits, oldest first, after an entry. */
  waiting: (after: number, limit: number, now: Date) =>
    database.query<PaymentNews>(
      sql`select o.id, o.payment_id as "paymentId", p.request_id as "requestId", o.kind, o.tries
        from payment_outbox o join payments p on p.id = o.payment_id
        where ${isWaitingSql(now)} and o.id > ${after} order by o.id limit ${limit}`,
    ),

  putOff: (id: number, until: Date) =>
    database.query(
      sql`update payment_outbox set tries = tries + 1, next_at = ${until} where id = ${id} and published_at is null`,
    ),

  /** Notifies supervisors and finance of the request of an entry, once however often it is told. */
  tellStaff: (id: number, notice: Notice, now: Date) =>
    database.query(
      sql`with staff as (
          select a.id, r.number, r.service_slug from payment_outbox o join payments p on p.id = o.payment_id
            join requests r on r.id = p.request_id
            join accounts a on ${supervisesSql(raw('r'))} or (a.roles && array['FINANCIAL_MANAGER'] and a.status = 'active')
          where o.id = ${id} and not exists (select from notifications n
            where n.kind = ${notice.kind} and n.request_number = r.number and n.created_at >= o.at)
        ), told as (${listedSql(
          sql`select ${noticeColumns(notice, raw('staff.id'), { number: raw('staff.number'), serviceSlug: raw('staff.service_slug') })} from staff`,
          now,
        )})
        ${outgoingSql(raw('told'))}`,
    ),

  published: (id: number, now: Date) =>
    database.query(
      sql`update payment_outbox set published_at = ${now} where id = ${id} and published_at is null`,
    ),
})
export type OutboxStore = ReturnType<typeof outboxStore>
