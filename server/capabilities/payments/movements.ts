// What a payer learns from a fold of their payment: each movement of money once, and otherwise how an attempt ended without any.

import type { HistoryKind } from '@bawaba/contract/entities/request.ts'
import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import { type PaymentStatus, presentAttempt } from '@bawaba/contract/payment-states.ts'
import { type AttemptEvent, balanceOfAll, type FoldedPayment } from './machine.ts'
import type { AttemptRecord } from './store.ts'

/** A line of the request's history, and the message that goes with it. Amounts are piasters. */
export type PayerLine = {
  kind: HistoryKind
  message: NotificationKind | undefined
  amount: number
  /** What the message names, where that is not the amount of the line. */
  total: number
  missing: number
  channel: string
  transactionId: string | null
}

type Fold = {
  /** The status before. */
  former: PaymentStatus
  after: FoldedPayment
  /** Each attempt as it was stored and as it is now. */
  pairs: readonly { stored: AttemptRecord; folded: AttemptRecord }[]
  /** It was void, and what had come was told as money that goes back; it pays after all. */
  isRevived: boolean
  /** The request's time to be paid has ended: its end is told by itself, and no other way can be chosen. */
  isOver: boolean
}

const lastOf = (kind: AttemptEvent['kind'], { events }: AttemptRecord): string | null =>
  events
    .filter(event => event.kind === kind)
    .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
    .at(-1)?.transactionId ?? null

const lineOf = (
  kind: HistoryKind,
  message: NotificationKind | undefined,
  attempt: AttemptRecord,
  amount: number,
  more: Partial<PayerLine> = {},
): PayerLine => ({
  kind,
  message,
  amount,
  total: amount,
  missing: 0,
  channel: attempt.channel,
  transactionId: attempt.transactionId,
  ...more,
})

/** Money that arrived on an attempt: what is not due goes back; the rest pays, or is a part. */
const arrivalOf = (
  {
    after,
    attempts,
    isNewlyPaid,
  }: { after: FoldedPayment; attempts: readonly AttemptRecord[]; isNewlyPaid: boolean },
  attempt: AttemptRecord,
  amount: number,
  /** What of the excess was told before. */
  earlier: number,
): PayerLine[] => {
  const excess = after.excess.find(({ attemptId }) => attemptId === attempt.id)?.amount ?? 0
  const surplus = Math.max(0, Math.min(excess - earlier, amount))
  const rest = amount - surplus
  const lines = surplus > 0 ? [lineOf('paymentSurplus', 'paymentSurplus', attempt, surplus)] : []
  // The line that says that the fee is paid counts what completed it.
  if (rest === 0 || isNewlyPaid) return lines
  if (after.status !== 'incomplete')
    return [lineOf('paymentReceived', 'paymentReceived', attempt, rest), ...lines]
  const price = presentAttempt(attempts)?.amount ?? attempt.amount
  const total = balanceOfAll(attempts)
  return [
    lineOf('paymentReceived', 'paymentIncomplete', attempt, rest, {
      total,
      missing: Math.max(0, price - total),
    }),
    ...lines,
  ]
}

/** An end without money. While a proof is looked at, nobody says that nothing was taken. */
const endOf = ({ former, after, isOver }: Fold, attempts: readonly AttemptRecord[]): PayerLine[] => {
  const about = presentAttempt(attempts) ?? attempts.at(-1)
  if (!about || isOver || after.status === former) return []
  const message = (kind: NotificationKind) =>
    attempts.some(({ isProofWaiting }) => isProofWaiting) ? undefined : kind
  // Another way that was chosen, or a page that was left, failed nobody.
  if (after.status === 'unpaid' && about.status === 'declined')
    return [lineOf('paymentFailed', message('paymentFailed'), about, about.amount)]
  if (after.status === 'expired')
    return [lineOf('paymentFailed', message('paymentExpired'), about, about.amount)]
  return []
}

export const payerLinesOf = (fold: Fold): PayerLine[] => {
  const { former, after, pairs, isRevived } = fold
  const attempts = pairs.map(({ folded }) => folded)
  // A refund that a bank sent back pays nothing anew.
  const isNewlyPaid = after.status === 'paid' && former !== 'paid' && former !== 'refunded'
  const paying = attempts.find(({ id }) => id === after.paidBy)
  const lines =
    isNewlyPaid && paying ? [lineOf('paymentSucceeded', 'paymentReceived', paying, paying.amount)] : []
  for (const { stored, folded } of pairs) {
    const arrived = folded.received - stored.received
    const returned = folded.refunded - stored.refunded
    const earlier = isRevived ? stored.received - stored.refunded : 0
    if (arrived > 0) lines.push(...arrivalOf({ after, attempts, isNewlyPaid }, folded, arrived, earlier))
    if (arrived < 0) lines.push(lineOf('paymentCorrected', 'paymentCorrected', folded, -arrived))
    if (returned < 0)
      lines.push(
        lineOf('paymentBounced', 'refundBounced', folded, -returned, {
          transactionId: lastOf('refundBounced', folded),
        }),
      )
    if (returned > 0)
      lines.push(
        lineOf('paymentRefunded', 'paymentRefunded', folded, returned, {
          transactionId: lastOf('refunded', folded),
        }),
      )
  }
  return lines.length > 0 ? lines : endOf(fold, attempts)
}
