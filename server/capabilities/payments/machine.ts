// The state machine of payments: what an attempt to pay is in, worked out from everything that befell it, and what the
// payment is in, worked out from its attempts. Pure.
//
// Nothing here depends on the order in which news came: providers send notices twice, late and out of order. An attempt's
// state is a function of the set of its events. For example {declined, received 100} of an order over 100 is `paid`,
// whichever came first, because money that arrived outweighs every word about it; {cancelled, expired} is whichever
// happened last. `edges` says which states may follow which as events come in; the tests walk every order along them.

import { type AttemptStatus, isOpenAttempt, type PaymentStatus } from '@bawaba/contract/payment-states.ts'

/** What befalls an attempt: the provider's kinds, and what the portal itself knows. */
export const eventKinds = [
  'pending',
  'received',
  'declined',
  'expired',
  'cancelled',
  'refunded',
  'refundFailed',
  /** The provider took the order. */
  'accepted',
  /** The payer came back, or an answer did not: only the provider knows. */
  'unclear',
  /** Staff took back what was recorded as received. */
  'reversed',
] as const
export type EventKind = (typeof eventKinds)[number]
export type AttemptEvent = { kind: EventKind; amount: number; transactionId: string | null; occurredAt: Date }

/** Which states an attempt may go to from each. */
export const edges: Record<AttemptStatus, readonly AttemptStatus[]> = {
  // Its order is on its way to the provider.
  intent: ['open', 'checking', 'paid', 'incomplete', 'declined', 'expired', 'cancelled'],
  // The provider waits for the payer.
  open: ['checking', 'paid', 'incomplete', 'declined', 'expired', 'cancelled'],
  checking: ['paid', 'incomplete', 'declined', 'expired', 'cancelled'],
  // A part arrived; the rest may.
  incomplete: ['paid'],
  // Money arrives late too: after an end without it.
  declined: ['paid', 'incomplete', 'expired', 'cancelled'],
  expired: ['paid', 'incomplete', 'declined', 'cancelled'],
  cancelled: ['paid', 'incomplete', 'declined', 'expired'],
  paid: [],
}

type Folded = { status: AttemptStatus; received: number; refunded: number; transactionId: string | null }

const sumOf = (events: readonly AttemptEvent[], kind: EventKind): number =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.amount : sum), 0)

/** Ends without money, the weightier of two at the same moment first. */
const ends = ['cancelled', 'expired', 'declined'] as const

const byTime = (a: AttemptEvent, b: AttemptEvent): number =>
  a.occurredAt.getTime() - b.occurredAt.getTime() ||
  (a.transactionId ?? '').localeCompare(b.transactionId ?? '')

const statusOf = (amount: number, received: number, events: readonly AttemptEvent[]): AttemptStatus => {
  if (received >= amount) return 'paid'
  if (received > 0) return 'incomplete'
  const has = (kind: EventKind) => events.some(event => event.kind === kind)
  const lastOf = (kind: EventKind): number =>
    Math.max(...events.filter(event => event.kind === kind).map(({ occurredAt }) => occurredAt.getTime()))
  const [end] = ends.filter(has).sort((a, b) => lastOf(b) - lastOf(a) || ends.indexOf(a) - ends.indexOf(b))
  if (end) return end
  if (has('unclear')) return 'checking'
  return has('accepted') || has('pending') ? 'open' : 'intent'
}

/** The state of an attempt over `amount` piasters, by all that befell it; each event stands in `events` once. */
export const foldAttempt = (amount: number, events: readonly AttemptEvent[]): Folded => {
  const received = sumOf(events, 'received') - sumOf(events, 'reversed')
  const last = events
    .filter(({ kind }) => kind === 'received')
    .sort(byTime)
    .at(-1)
  return {
    status: statusOf(amount, received, events),
    received,
    refunded: sumOf(events, 'refunded'),
    transactionId: last?.transactionId ?? null,
  }
}

export type AttemptState = {
  id: string
  gatewayId: string
  status: AttemptStatus
  /** What is to arrive, the gateway's fee in it. */
  amount: number
  fee: number
  received: number
  refunded: number
  createdAt: Date
  /** The sum of its refunds by the portal itself, whatever became of them: what was decided is not asked for again. */
  excessRefunds: number
  /** The sum of all its refunds. */
  refunds: number
}
export type PaymentState = {
  /** The attempt that paid it, once one has. */
  paidBy: string | null
  /** The request no longer waits for it. */
  isVoid: boolean
}
export type Excess = { attemptId: string; amount: number; cause: 'paidTwice' | 'tooMuch' | 'tooLate' }
export type FoldedPayment = { status: PaymentStatus; paidBy: string | null; excess: Excess[] }

const balanceOf = ({ received, refunded }: AttemptState): number => received - refunded
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** What an end without money makes of the payment, while it can still be paid. */
const unpaidStatus: Partial<Record<AttemptStatus, PaymentStatus>> = {
  declined: 'unpaid',
  cancelled: 'unpaid',
  expired: 'expired',
  checking: 'checking',
}

const withoutMoney = (attempts: readonly AttemptState[]): PaymentStatus => {
  const open = attempts.find(isOpenAttempt)
  const last = [...attempts].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)
  return unpaidStatus[(open ?? last)?.status ?? 'intent'] ?? 'created'
}

/** What of an attempt's money pays nothing and has no refund yet. */
const excessOf = (attempt: AttemptState, paidBy: string | null, isVoid: boolean): Excess[] => {
  // A request that left without waiting keeps nothing, not even what paid it at the same moment.
  const isOwn = attempt.id === paidBy && !isVoid
  const cause = isVoid ? 'tooLate' : isOwn ? 'tooMuch' : paidBy ? 'paidTwice' : undefined
  const amount = isOwn
    ? attempt.received - attempt.amount - attempt.excessRefunds
    : attempt.received - Math.max(attempt.refunds, attempt.refunded)
  return amount > 0 && cause ? [{ attemptId: attempt.id, amount, cause }] : []
}

/**
 * The status of a payment by its attempts. The attempt that paid stays the one; of money that comes besides, and of all
 * money of a payment that is void, `excess` says what is to be given back and is not yet.
 */
export const foldPayment = (payment: PaymentState, attempts: readonly AttemptState[]): FoldedPayment => {
  const covering = attempts.filter(({ status }) => status === 'paid')
  const paidBy =
    covering.find(({ id }) => id === payment.paidBy)?.id ??
    (payment.isVoid ? undefined : covering[0]?.id) ??
    null
  const own = attempts.find(({ id }) => id === paidBy)
  const money = sum(attempts.map(balanceOf))
  // What came beyond the price goes back first, as in the ledger and on the receipt.
  const status: PaymentStatus = own
    ? balanceOf(own) <= 0
      ? 'refunded'
      : 'paid'
    : payment.isVoid
      ? 'cancelled'
      : money > 0
        ? 'incomplete'
        : sum(attempts.map(({ received }) => received)) > 0
          ? 'refunded'
          : withoutMoney(attempts)
  return { status, paidBy, excess: attempts.flatMap(each => excessOf(each, paidBy, payment.isVoid)) }
}
