// The SQL by which a payment is opened, with the statement that makes its request wait for it, and made void with the one
// that leads the request elsewhere.

import { awaitedAttemptStatuses } from '@bawaba/contract/payment-states.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { Fees } from '../hooks/index.ts'

export type NewPayment = { id: string; deliverableNumber: number; due: Fees }

/**
 * Whether the payment `p` is of the same fee, and its money was kept when its request was taken up again: it was void before,
 * whether or not its refund was asked for already.
 */
const isKeptSql = ({ deliverableNumber, due }: NewPayment): Sql =>
  sql`(p.status = 'paid' and not p.is_void and p.amount = ${due.total}::bigint and p.amount > 0
    and p.deliverable_number = ${deliverableNumber}::smallint
    and (exists (select from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        where a.payment_id = p.id and f.cause = 'tooLate' and f.status = 'declined')
      or exists (select from payment_outbox o where o.payment_id = p.id and o.kind = 'voided')))`

/** A fee whose money was kept is not billed again: the request that `source` holds goes on as paid. */
export const creditSql = (payment: NewPayment | undefined, now: Date, source: Sql): Sql =>
  payment === undefined
    ? raw('select')
    : sql`insert into payment_outbox (payment_id, kind, at) select p.id, 'paid', ${now}::timestamptz
        from payments p join ${source} held on p.request_id = held.id where ${isKeptSql(payment)}
        order by p.created_at desc limit 1`

/**
 * Opens the payment of the request that `source` holds (id, service_slug, owner_id). A request has one open payment; where
 * there is one already it stays. What costs nothing is paid at once. The conflict target repeats the index `payments_open`:
 * news never makes a payment open again, because neither column goes back when a receipt is corrected or refunded.
 */
export const openPaymentSql = (payment: NewPayment | undefined, now: Date, source: Sql): Sql =>
  payment === undefined
    ? raw('select')
    : sql`insert into payments (id, number, request_id, deliverable_number, service_slug, owner_id, items, amount, currency,
          status, created_at, updated_at, paid_at)
        select ${payment.id}::uuid,
          to_char(${now}::timestamptz at time zone 'Africa/Cairo', 'YY') || lpad(nextval('payment_numbers')::text, 8, '0'),
          held.id, ${payment.deliverableNumber}::smallint, held.service_slug, held.owner_id,
          ${json(payment.due.items.map(({ label, amount }) => ({ label, amount })))}::jsonb, ${payment.due.total}::bigint, 'EGP',
          ${payment.due.total === 0 ? 'paid' : 'created'}, ${now}::timestamptz, ${now}::timestamptz,
          ${payment.due.total === 0 ? now : null}::timestamptz
        from ${source} held where not exists (select from payments p where p.request_id = held.id and ${isKeptSql(payment)})
        on conflict (request_id) where not is_void and paid_at is null do nothing
        returning id, status, created_at`

/** Notifies of a payment that `source` opened and that costs nothing. */
export const settledAtOnceSql = (payment: NewPayment | undefined, source: Sql): Sql =>
  payment === undefined || payment.due.total > 0
    ? raw('select')
    : sql`insert into payment_outbox (payment_id, kind, at) select id, 'paid', created_at from ${source}`

/**
 * Makes payments of a request void: the open one, which it no longer waits for (`isLeft`: the request goes where none is due),
 * and those that were paid, where it ends without what was paid for (`returnsMoney`). What arrived for them goes back.
 */
export const voidPaymentsSql = (
  { isLeft, returnsMoney }: { isLeft: boolean; returnsMoney: boolean },
  now: Date,
  source: Sql,
): Sql =>
  isLeft
    ? sql`update payments p set is_void = true, status = case when p.status = 'paid' then 'paid' else 'cancelled' end,
          updated_at = ${now}::timestamptz, revision = revision + 1
        from ${source} held where p.request_id = held.id and not p.is_void and p.status <> 'refunded'
          and (p.status <> 'paid' or (${returnsMoney}::boolean and p.amount > 0))
        returning p.id, p.status`
    : raw('select')

/** Has payments with money folded again that `source` made void, or void no longer: the fold knows what of it goes back. */
export const returnMoneySql = (isChanged: boolean, now: Date, source: Sql): Sql =>
  isChanged
    ? sql`insert into payment_outbox (payment_id, kind, at)
        select id, 'voided', ${now}::timestamptz from ${source} source where status = 'paid'
          or exists (select from payment_attempts a where a.payment_id = source.id and a.received > a.refunded)`
    : raw('select')

/**
 * Locks a request and then its payments for a transaction. A statement afterwards sees what was approved until then; one
 * that waits for a row within itself judges the refunds as they were before.
 */
export const lockMoney = async (queries: Queries, requestId: string): Promise<void> => {
  await queries.query(sql`select from requests where id = ${requestId} for no key update`)
  await queries.query(sql`select from payments where request_id = ${requestId} order by id for update`)
}

/**
 * A request that is taken up again keeps what was paid for it, as long as nobody has approved that it goes back; what was
 * asked for the last time that it ended counts no more. `isTakenUp`: it was over and goes on.
 */
export const keepMoneySql = (isTakenUp: boolean, now: Date, source: Sql): Sql =>
  isTakenUp
    ? sql`update payments p set is_void = false, updated_at = ${now}::timestamptz, revision = revision + 1 from ${source} held
        where p.request_id = held.id and p.is_void and p.status = 'paid' and not exists (
          select from payment_refunds f join payment_attempts a on a.id = f.attempt_id
          where a.payment_id = p.id and f.cause = 'tooLate' and f.status not in ('requested', 'declined'))
        returning p.id, p.status`
    : raw('select')

/** Ends the refunds that were asked for because a payment was void; `source` holds those that are not any more. */
export const dropRefundsSql = (isTakenUp: boolean, now: Date, source: Sql): Sql =>
  isTakenUp
    ? sql`update payment_refunds f set status = 'declined', finished_at = ${now}::timestamptz
        from payment_attempts a, ${source} kept where a.id = f.attempt_id and a.payment_id = kept.id and f.cause = 'tooLate'
          and f.status = 'requested' returning f.id`
    : raw('select')

/** Attempts of payments that `source` made void are cancelled at their provider, by the job that checks attempts. */
export const stopAttemptsSql = (isLeft: boolean, now: Date, source: Sql): Sql =>
  isLeft
    ? sql`update payment_attempts a set next_check_at = ${now}::timestamptz from ${source} voided
        where a.payment_id = voided.id and a.status = any(${awaitedAttemptStatuses}::text[])`
    : raw('select')

/** Whether the request `r` waits for no payment that is settled: such a request is moved on by its payment, and by no timer. */
export const unsettledSql = raw(`(r.status_kind <> 'waiting-on-payment' or not coalesce((
  select p.status = 'paid' and not p.is_void from payments p where p.request_id = r.id
  order by p.created_at desc, p.id desc limit 1), false))`)
