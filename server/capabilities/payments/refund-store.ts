// The SQL of refunds within settling: asked for, closed by what became of their tries, and ended where nothing is to go back.

import { json, type Queries, raw, sql } from '../../platform/database/index.ts'
import { dropRefundsSql } from '../fees/index.ts'
import type { Excess } from './machine.ts'

/** Whether the approved refund `f` is still to be begun: neither was a provider asked, nor did anybody send it. */
const isUnsentSql = raw(`(f.status = 'approved' and f.next_try_at is null and not exists (
  select from payment_refund_tries t where t.id = f.try_id and t.carried_out_at is not null))`)

export const refundStore = (queries: Queries) => ({
  /**
   * Closes refunds by what became of their tries: money that went back outweighs every refusal, and of refusals the one of the
   * latest try counts. An event without the id of a try that gives back all that was ordered is of the refund of all of it,
   * where the attempt has that one alone, but for declined ones: one event never closes two.
   */
  closeRefunds: (paymentId: string, now: Date) =>
    queries.query(
      sql`with known as (
          select f.id, bool_or(e.kind = 'refunded' and t.bounced_at is null) as "isDone",
            bool_or(e.kind in ('refundFailed', 'refundBounced') and t.id = f.try_id) as "hasFailed",
            bool_or(e.kind = 'refundBounced' and t.id = f.try_id) as "hasBounced"
          from payment_attempts a join payment_refunds f on f.attempt_id = a.id
            join payment_refund_tries t on t.refund_id = f.id
            join payment_events e on e.attempt_id = a.id and e.kind in ('refunded', 'refundFailed', 'refundBounced')
              and (e.refund_id = t.id or (e.refund_id is null and e.amount = a.amount and f.amount = a.amount
                and not exists (select from payment_refunds other where other.attempt_id = a.id and other.id <> f.id and other.status <> 'declined')))
          where a.payment_id = ${paymentId} group by f.id)
        update payment_refunds f set finished_at = ${now}, status = case when known."isDone" then 'returned' else 'failed' end
        from known where known.id = f.id and ((known."isDone" and f.status in ('approved', 'failed'))
          or (known."hasFailed" and f.status = 'approved')
          or (known."hasBounced" and not known."isDone" and f.status = 'returned'))`,
    ),

  /** Ends refunds that were not sent of more than attempts have; answers whether there were any. */
  dropUncovered: async (attempts: readonly { id: string; money: number }[], now: Date): Promise<boolean> =>
    (
      await queries.query(
        sql`update payment_refunds f set status = 'declined', finished_at = ${now}
          from jsonb_to_recordset(${json(attempts)}::jsonb) as a(id uuid, money bigint)
          where a.id = f.attempt_id and (f.status in ('requested', 'failed') or ${isUnsentSql}) and f.amount > a.money returning f.id`,
      )
    ).length > 0,

  /** Ends undecided refunds of an attempt that were asked for because another had paid; answers whether there were any. */
  dropTwice: async (attemptId: string, now: Date): Promise<boolean> =>
    (
      await queries.query(
        sql`update payment_refunds set status = 'declined', finished_at = ${now}
          where attempt_id = ${attemptId} and cause = 'paidTwice' and status in ('requested', 'failed') returning id`,
      )
    ).length > 0,

  /** Ends undecided refunds that the portal asked for of these attempts; answers whether there were any. */
  dropOverAsked: async (attemptIds: readonly string[], now: Date): Promise<boolean> =>
    (
      await queries.query(
        sql`update payment_refunds set status = 'declined', finished_at = ${now}
          where attempt_id = any(${attemptIds}::uuid[]) and cause <> 'staff' and status in ('requested', 'failed') returning id`,
      )
    ).length > 0,

  /**
   * Ends what was approved and not sent of these attempts: it was approved in the amount that was owed then, and what is owed
   * now asks again. Answers whether there were any.
   */
  dropApproved: async (attemptIds: readonly string[], now: Date): Promise<boolean> =>
    (
      await queries.query(
        sql`update payment_refunds f set status = 'declined', finished_at = ${now}
          where f.attempt_id = any(${attemptIds}::uuid[]) and f.cause <> 'staff' and ${isUnsentSql} returning f.id`,
      )
    ).length > 0,

  /** Ends undecided refunds of a payment that is void no more: its money pays again. Answers whether there were any. */
  dropRefunds: async (paymentId: string, now: Date): Promise<boolean> =>
    (await queries.query(dropRefundsSql(true, now, sql`(select ${paymentId}::uuid as id)`))).length > 0,

  refund: (id: string) =>
    queries.maybeOne<{ attemptId: string; amount: number }>(
      sql`select attempt_id as "attemptId", amount from payment_refunds where id = ${id}`,
    ),

  addRefund: (
    refund: Excess | { attemptId: string; amount: number; cause: 'staff' },
    { id, reason, requestedBy, now }: { id: string; reason: string; requestedBy: string | null; now: Date },
  ) =>
    queries.query(
      sql`insert into payment_refunds (id, attempt_id, amount, cause, reason, status, requested_by, requested_at)
        values (${id}, ${refund.attemptId}, ${refund.amount}, ${refund.cause}, ${reason}, 'requested', ${requestedBy}, ${now})`,
    ),
})
