// The SQL of receipts that staff record and take back.

import { type Queries, sql } from '../../platform/database/index.ts'

export const recordStore = (queries: Queries) => ({
  /** The id of the event of a receipt: it counts once, and once more each time that its record was voided. */
  receiptId: async (gatewayId: string, kind: 'office' | 'transfer', number: string): Promise<string> => {
    const { voids } = await queries.one<{ voids: number }>(
      sql`select count(*)::int as voids from payment_events
        where gateway_id = ${gatewayId} and kind = 'reversed' and source = 'staff' and transaction_id = ${number}`,
    )
    return voids === 0 ? `${kind}:${number}` : `${kind}:${number}:${voids}`
  },

  /** Whether an event counts already. */
  hasEvent: async (gatewayId: string, eventId: string): Promise<boolean> =>
    (
      await queries.query(
        sql`select from payment_events where gateway_id = ${gatewayId} and event_id = ${eventId}`,
      )
    ).length > 0,

  /** What of each receipt of an attempt was not taken back. */
  receiptsOf: (attemptId: string) =>
    queries.query<{ transactionId: string; amount: number }>(
      sql`select transaction_id as "transactionId", sum(case when kind = 'received' then amount else -amount end)::bigint as amount
        from payment_events where attempt_id = ${attemptId} and kind in ('received', 'reversed')
        group by 1 having sum(case when kind = 'received' then amount else -amount end) > 0`,
    ),

  /**
   * Whether a record can be taken back; not where a refund of it is approved, or the money of another attempt goes back, or
   * went, because that of this one had paid already: nothing would be left of what was paid for.
   */
  isVoidable: async (attemptId: string): Promise<boolean> => {
    const { isFree } = await queries.one<{ isFree: boolean }>(
      sql`select not exists (select from payment_refunds f join payment_attempts a on a.id = f.attempt_id
          where (f.status = 'approved' and a.id = ${attemptId}) or (f.status in ('approved', 'returned') and f.cause = 'paidTwice'
            and a.payment_id = (select payment_id from payment_attempts where id = ${attemptId}))) as "isFree"`,
    )
    return isFree
  },

  /** Ends the undecided refunds of an attempt. */
  endRefunds: (attemptId: string, now: Date) =>
    queries.query(
      sql`update payment_refunds set status = 'declined', finished_at = ${now}
        where attempt_id = ${attemptId} and status in ('requested', 'failed')`,
    ),
})
