// The SQL by which a payment is opened, with the statement that makes its request wait for it, and made void with the one
// that leads the request elsewhere.

import { openAttemptStatuses } from '@bawaba/contract/payment-states.ts'
import { json, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { Fees } from '../hooks/index.ts'

export type NewPayment = { id: string; deliverableNumber: number; due: Fees }

/**
 * Opens the payment of the request that `source` holds (id, service_slug, owner_id). A request has one open payment; where
 * there is one already it stays. What costs nothing is paid at once.
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
        from ${source} held
        on conflict (request_id) where status not in ('paid', 'refunded') and not is_void do nothing
        returning id, status, created_at`

/** Notifies of a payment that `source` opened and that costs nothing. */
export const settledAtOnceSql = (payment: NewPayment | undefined, source: Sql): Sql =>
  payment === undefined || payment.due.total > 0
    ? raw('select')
    : sql`insert into payment_outbox (payment_id, kind, at) select id, 'paid', created_at from ${source}`

/** Makes the open payment of a request void: it no longer waits for it. `isLeft`: the request goes where none is due. */
export const voidPaymentsSql = (isLeft: boolean, now: Date, source: Sql): Sql =>
  isLeft
    ? sql`update payments p set is_void = true, status = 'cancelled', updated_at = ${now}::timestamptz, revision = revision + 1
        from ${source} held where p.request_id = held.id and p.status not in ('paid', 'refunded') and not p.is_void
        returning p.id`
    : raw('select')

/** Attempts of payments that `source` made void are cancelled at their provider, by the job that checks attempts. */
export const stopAttemptsSql = (isLeft: boolean, now: Date, source: Sql): Sql =>
  isLeft
    ? sql`update payment_attempts a set next_check_at = ${now}::timestamptz from ${source} voided
        where a.payment_id = voided.id and a.status = any(${openAttemptStatuses}::text[])`
    : raw('select')
