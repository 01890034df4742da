// The SQL of refunds that people carry out.

import { type Queries, sql } from '../../platform/database/index.ts'
import { handIds } from './own-account.ts'
import { hinderSql } from './second-person-store.ts'

export type SentRefund = {
  tryId: string
  attemptId: string
  gatewayId: string
  amount: number
  reference: string
}

export const handRefundStore = (queries: Queries) => ({
  /** Records to whose account a refund goes; false where it is sent already, declined, or not carried out by people. */
  recordPayee: async (
    id: string,
    { by, name, iban, now }: { by: string; name: string; iban: string; now: Date },
  ): Promise<boolean> =>
    (
      await queries.query(
        sql`update payment_refunds f set payee_name = ${name}, payee_iban = ${iban}, payee_by = ${by}::uuid, payee_at = ${now}
          from payment_attempts a where f.id = ${id} and a.id = f.attempt_id and a.gateway_id = any(${[...handIds]}::text[])
            and f.status in ('requested', 'approved', 'failed') returning f.id`,
      )
    ).length === 1,

  /**
   * Notes that an approved refund was sent to its payee's account; nothing where it is not approved, has no account, or
   * whoever sends it is no second person.
   */
  carryOut: (
    id: string,
    { by, reference, iban, now }: { by: string; reference: string; iban: string; now: Date },
  ) =>
    queries.maybeOne<SentRefund>(
      sql`update payment_refund_tries t set payee_name = f.payee_name, payee_iban = f.payee_iban, bank_reference = ${reference},
          carried_out_by = ${by}::uuid, carried_out_at = ${now}
        from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where f.id = ${id} and t.id = f.try_id and f.status = 'approved' and a.gateway_id = any(${[...handIds]}::text[])
          and t.carried_out_at is null and f.payee_iban = ${iban} and ${hinderSql('carryOut', by, now)} is null
        returning t.id as "tryId", a.id as "attemptId", a.gateway_id as "gatewayId", f.amount, t.bank_reference as reference`,
    ),

  /**
   * Notes that the bank sent back the latest try of a refund; nothing where it was not sent, is back already, or whoever says
   * so sent it: they could send it twice.
   */
  bounce: (id: string, { by, now }: { by: string; now: Date }) =>
    queries.maybeOne<SentRefund>(
      sql`update payment_refund_tries t set bounced_by = ${by}::uuid, bounced_at = ${now}
        from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where f.id = ${id} and t.id = f.try_id and f.status = 'returned' and t.carried_out_at is not null and t.bounced_at is null
          and ${hinderSql('bounce', by, now)} is null
        returning t.id as "tryId", a.id as "attemptId", a.gateway_id as "gatewayId", f.amount, t.bank_reference as reference`,
    ),
})
