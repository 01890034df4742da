// Payments as their readers see them. Amounts leave as pounds.

import type { Begun, PaymentEventView, PaymentView } from '@bawaba/contract/entities/payment.ts'
import { presentAttempt } from '@bawaba/contract/payment-states.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import { balanceOfAll } from './machine.ts'
import { isByHand } from './own-account.ts'
import type { AttemptRecord, PaymentRecord } from './store.ts'

export const money = (piasters: number) => ({ amount: poundsOf(piasters), currency: 'EGP' as const })
const iso = (moment: Date | null): string | undefined => moment?.toISOString()

/** Leaves out what is not there. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null)) as T

/** What a payer goes on with. */
export const begunView = (attempt: AttemptRecord): Begun => {
  const { begun } = attempt
  return defined({
    attemptId: attempt.id,
    gatewayId: attempt.gatewayId,
    channel: attempt.channel,
    total: money(attempt.amount),
    redirectUrl: begun?.kind === 'redirect' ? begun.url : undefined,
    paymentCode: begun?.kind === 'code' ? begun.code : undefined,
    transfer:
      begun?.kind === 'transfer'
        ? {
            iban: begun.iban,
            bank: begun.bank,
            accountName: begun.accountName,
            reference: begun.transferReference,
            needsProof: isByHand(attempt.gatewayId),
            hasProof: attempt.proofId !== null,
          }
        : undefined,
    expiresAt: iso(attempt.expiresAt),
  }) as Begun
}

export const itemsView = (items: PaymentRecord['items']) =>
  items.map(({ label, amount }) => ({ label, amount: poundsOf(amount) }))

export const paymentView = (payment: PaymentRecord, attempts: readonly AttemptRecord[]): PaymentView => {
  const open = presentAttempt(attempts)
  const paying = attempts.find(({ id }) => id === payment.paidBy) ?? open ?? attempts.at(-1)
  const failed = attempts
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'declined')
    .map(({ occurredAt }) => occurredAt.getTime())
  return defined({
    id: payment.id,
    number: payment.number,
    status: payment.status,
    items: itemsView(payment.items),
    total: money(paying?.amount ?? payment.amount),
    received: poundsOf(balanceOfAll(attempts)),
    createdAt: payment.createdAt.toISOString(),
    paidAt: iso(payment.paidAt),
    channel: paying?.channel,
    transactionId: paying?.transactionId ?? undefined,
    open: open?.begun ? begunView(open) : undefined,
    failedAt: failed.length > 0 ? new Date(Math.max(...failed)).toISOString() : undefined,
    hasReceipt: payment.paidBy !== null,
    isProofWaiting: attempts.some(({ isProofWaiting }) => isProofWaiting),
    isOfficeWaiting:
      attempts.some(({ channel, isProofWaiting }) => channel === 'office' && isProofWaiting) || undefined,
  }) as PaymentView
}

/** Kinds that a payer reads; the others are between the portal and the provider. */
const readable = new Set([
  'accepted',
  'received',
  'declined',
  'expired',
  'cancelled',
  'refunded',
  'refundBounced',
  'reversed',
  'recorded',
])

/** What happened, oldest first. */
export const timelineView = (attempts: readonly AttemptRecord[]): PaymentEventView[] =>
  attempts
    .flatMap(({ channel, events }) => events.map(event => ({ channel, ...event })))
    .filter(({ kind }) => readable.has(kind))
    .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
    .map(({ channel, kind, amount, transactionId, occurredAt }) =>
      defined({
        at: occurredAt.toISOString(),
        kind,
        channel,
        amount: poundsOf(amount),
        transactionId: transactionId ?? undefined,
      }),
    )
