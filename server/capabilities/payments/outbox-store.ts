// The SQL of the outbox of payments.

import { type Queries, sql } from '../../platform/database/index.ts'

export type PaymentNews = {
  id: number
  paymentId: string
  requestId: string
  kind: 'paid' | 'unpaid' | 'expired' | 'refunded' | 'voided' | 'reversed'
}

export const outboxStore = (database: Queries) => ({
  isDue: async (): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists(select from payment_outbox where published_at is null) as "isDue"`,
    )
    return isDue
  },

  /** What waits, oldest first, after an entry. */
  waiting: (after: number, limit: number) =>
    database.query<PaymentNews>(
      sql`select o.id, o.payment_id as "paymentId", p.request_id as "requestId", o.kind
        from payment_outbox o join payments p on p.id = o.payment_id
        where o.published_at is null and o.id > ${after} order by o.id limit ${limit}`,
    ),

  published: (id: number, now: Date) =>
    database.query(
      sql`update payment_outbox set published_at = ${now} where id = ${id} and published_at is null`,
    ),
})
export type OutboxStore = ReturnType<typeof outboxStore>
