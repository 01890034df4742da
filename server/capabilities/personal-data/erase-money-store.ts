// What payments keep of a person once they are erased: numbers, times and amounts. To whose account money went back, who
// paid by the bank, and why staff did something, in their words, go.

import { type Queries, raw, sql } from '../../platform/database/index.ts'

/** Money that is on its way back: to whose account it goes is needed until it is there. */
export const moneyOnItsWaySql = (accountId: string) =>
  sql`exists (select from payment_refunds f join payment_attempts b on b.id = f.attempt_id join payments p on p.id = b.payment_id
    where p.owner_id = ${raw(accountId)} and f.status not in ('declined', 'returned'))`

export const eraseMoney = async (queries: Queries, ownerId: string): Promise<void> => {
  const attempts = sql`(select b.id from payment_attempts b join payments p on p.id = b.payment_id where p.owner_id = ${ownerId})`
  await queries.query(
    sql`update payment_refund_tries set payee_name = null, payee_iban = null
      where refund_id in (select id from payment_refunds where attempt_id in ${attempts})`,
  )
  await queries.query(
    sql`update payment_refunds set reason = '', decision = null, payee_name = null, payee_iban = null, payee_at = null, payee_by = null
      where attempt_id in ${attempts}`,
  )
  await queries.query(
    sql`update settlement_lines l set payer = '', details = ''
      where (l.payer <> '' or l.details <> '') and (l.reference in (select id::text from payment_attempts where id in ${attempts})
        or exists (select from payment_events e where e.attempt_id in ${attempts} and e.gateway_id = l.gateway_id
          and e.transaction_id = l.transaction_id))`,
  )
  await queries.query(
    sql`update payment_events set reason = null where reason is not null and attempt_id in ${attempts}`,
  )
  await queries.query(
    sql`update payment_bookings set reason = null where reason is not null and attempt_id in ${attempts}`,
  )
  await queries.query(
    sql`update payment_proofs set refused_because = null where refused_because is not null and attempt_id in ${attempts}`,
  )
  await queries.query(
    sql`update reconciliation_differences set reason = '' where reason <> '' and attempt_id in ${attempts}`,
  )
}
