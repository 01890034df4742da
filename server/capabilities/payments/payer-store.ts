// The SQL of what a payer reads and adds besides settling.

import { type Queries, type Sql, sql } from '../../platform/database/index.ts'
import { attachSql, lockFilesSql } from '../files/index.ts'

export const payerStore = (database: Queries) => ({
  /** Whether a request is there that the scope admits. */
  hasRequest: async (scope: Sql, serviceSlug: string, named: Sql): Promise<boolean> => {
    const { has } = await database.one<{ has: boolean }>(
      sql`select exists(select from requests r where ${scope} and r.service_slug = ${serviceSlug} and ${named}) as has`,
    )
    return has
  },

  /** Makes a file of its owner the proof of an attempt and the request's; false where it is not theirs, or not clean. */
  attachProof: async (
    attemptId: string,
    requestId: string,
    fileId: string,
    ownerId: string,
    now: Date,
  ): Promise<boolean> => {
    const rows = await database.query(
      sql`with free as materialized (${lockFilesSql([fileId], { accountId: ownerId }, sql`${requestId}::uuid`)}
        ), attached as (${attachSql([fileId], { accountId: ownerId }, sql`(select id from requests where id = ${requestId} and exists (select from free))`)}
        ), proven as (
          update payment_attempts a set proof_id = attached.id from attached
          where a.id = ${attemptId} and a.status in ('open', 'incomplete', 'checking') returning a.id, a.proof_id
        ) insert into payment_proofs (attempt_id, file_id, sent_at) select id, proof_id, ${now}::timestamptz from proven
          on conflict (attempt_id, file_id) do update
            set sent_at = excluded.sent_at, decided_at = null, decided_by = null, is_accepted = null
          returning attempt_id`,
    )
    return rows.length === 1
  },

  /** The payment of a receipt, for whoever holds the receipt: its signature is known to nobody else. */
  receiptHeld: (number: string, signature: string) =>
    database.maybeOne<{ paymentId: string; paidBy: string | null; voidedAt: Date | null }>(
      sql`select p.id as "paymentId", p.paid_by as "paidBy", c.voided_at as "voidedAt"
        from payment_receipts c join payments p on p.id = c.payment_id
        where c.number = ${number} and c.signature = ${signature}`,
    ),

  /** A receipt whose request the scope admits; none of money that was recorded as never arrived. */
  receipt: (paymentId: string, scope: Sql) =>
    database.maybeOne<{ body: string; keyId: string; signature: string; payer: string | null }>(
      sql`select c.body, c.key_id as "keyId", c.signature, c.payer
        from payment_receipts c join payments p on p.id = c.payment_id join requests r on r.id = p.request_id
        where p.id = ${paymentId} and p.paid_by is not null and c.voided_at is null and ${scope}`,
    ),
})
export type PayerStore = ReturnType<typeof payerStore>
