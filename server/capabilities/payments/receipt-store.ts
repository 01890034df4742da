// The SQL of receipts as they are issued and voided, with the name of who paid at that moment.

import { type Queries, sql } from '../../platform/database/index.ts'

export const receiptStore = (queries: Queries) => ({
  /** What a person is called at this moment. */
  nameOf: async (accountId: string): Promise<string> =>
    (
      await queries.one<{ name: string }>(
        sql`select btrim(first_name || ' ' || last_name) as name from accounts where id = ${accountId}`,
      )
    ).name,

  /** The receipt of a payment; paid anew after its record was voided, it has another in place of the former. */
  addReceipt: (
    receipt: {
      paymentId: string
      number: string
      body: string
      keyId: string
      signature: string
      payer: string
    },
    now: Date,
  ) =>
    queries.query(
      sql`insert into payment_receipts (payment_id, number, body, key_id, signature, payer, issued_at)
        values (${receipt.paymentId}, ${receipt.number}, ${receipt.body}, ${receipt.keyId}, ${receipt.signature},
          ${receipt.payer}, ${now})
        on conflict (payment_id) where voided_at is null do nothing`,
    ),

  /** The receipt that was given out is of money that never arrived. */
  voidReceipt: (paymentId: string, now: Date) =>
    queries.query(
      sql`update payment_receipts set voided_at = ${now} where payment_id = ${paymentId} and voided_at is null`,
    ),
})
