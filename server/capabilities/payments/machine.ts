// The state machine of payments: what an attempt to pay is in, worked out from everything that befell it, and what the
// payment is in, worked out from its attempts. Pure.
//
// Nothing here depends on the order in which news came: providers send notices twice, late and out of order. An attempt's
// state is a function of the set of its events. For example {declined, received 100} of an order over 100 is `paid`,
// whichever came first, because money that arrived outweighs every word about it; {cancelled, expired} is whichever
// happened last. `edges` says which states may follow which as events come in; the tests walk every order along them.

import { type AttemptStatus, type PaymentStatus, presentAttempt } from '@bawaba/contract/payment-states.ts'

/** What befalls an attempt: the provider's kinds, and what the portal itself knows. */
export const eventKinds = [
  'pending',
  'received',
  'declined',
  'expired',
  'cancelled',
  'refunded',
  'refundFailed',
  /** The bank sent back what people had refunded. */
  'refundBounced',
  /** The provider took the order. */
  'accepted',
  /** The payer came back, or an answer did not: only the provider knows. */
  'unclear',
  /** Staff took back what was recorded as received. */
  'reversed',
  /** An officer says that the money is at a counter; nobody has confirmed it yet. */
  'recorded',
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
  // A part arrived; the rest may, or the part goes back.
  incomplete: ['paid', 'intent', 'open', 'checking', 'declined', 'expired', 'cancelled'],
  // Money arrives late too: after an end without it.
  declined: ['paid', 'incomplete', 'expired', 'cancelled'],
  expired: ['paid', 'incomplete', 'declined', 'cancelled'],
  cancelled: ['paid', 'incomplete', 'declined', 'expired'],
  // News of money that went back before the rest came, late.
  paid: ['incomplete', 'intent', 'open', 'checking', 'declined', 'expired', 'cancelled'],
}

type Folded = {
  status: AttemptStatus
  received: number
  refunded: number
  /** What of it went back before the attempt reached its price. */
  priorReturns: number
  transactionId: string | null
}

const sumOf = (events: readonly AttemptEvent[], kind: EventKind): number =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.amount : sum), 0)

/** Ends without money, the weightier of two at the same moment first. */
export const emptyEnds = ['cancelled', 'expired', 'declined'] as const

const byTime = (a: AttemptEvent, b: AttemptEvent): number =>
  a.occurredAt.getTime() - b.occurredAt.getTime() ||
  (a.transactionId ?? '').localeCompare(b.transactionId ?? '')

/**
 * How an event changes the balance; what was taken back never arrived, and counts before all else. Of the same moment, money
 * comes before it goes back, and goes back before the bank returns it: the order of these lines.
 */
const changes: Partial<Record<EventKind, 1 | -1>> = { received: 1, refunded: -1, refundBounced: 1 }
const rankOf = (kind: EventKind): number => Object.keys(changes).indexOf(kind)

/** When the balance reached the price, and what had gone back until then: such money pays nothing. */
const coverOf = (
  price: number,
  events: readonly AttemptEvent[],
): { isCovered: boolean; at?: Date; returns: number } => {
  let balance = -sumOf(events, 'reversed')
  let returns = 0
  const moves = events
    .filter(({ kind }) => changes[kind])
    .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || rankOf(a.kind) - rankOf(b.kind))
  for (const { kind, amount, occurredAt } of moves) {
    balance += amount * (changes[kind] ?? 0)
    if (balance >= price) return { isCovered: true, at: occurredAt, returns }
    if (kind === 'refunded') returns += amount
    if (kind === 'refundBounced') returns -= amount
  }
  return { isCovered: false, returns }
}

/**
 * When the payment was paid, by the moments that providers name: by the attempt that covers it, or by parts on several. Nothing
 * where it is not.
 */
export const paidAtOf = (
  paidBy: string | null,
  attempts: readonly (Pick<AttemptState, 'id' | 'amount' | 'status'> & { events: readonly AttemptEvent[] })[],
): Date | undefined => {
  const own = attempts.find(({ id }) => id === paidBy)
  if (!own) return undefined
  const events = own.status === 'paid' ? own.events : attempts.flatMap(each => each.events)
  return coverOf(own.amount, events).at
}

const unpaidStatusOf = (balance: number, events: readonly AttemptEvent[]): AttemptStatus => {
  if (balance > 0) return 'incomplete'
  const has = (kind: EventKind) => events.some(event => event.kind === kind)
  const lastOf = (kind: EventKind): number =>
    Math.max(...events.filter(event => event.kind === kind).map(({ occurredAt }) => occurredAt.getTime()))
  const [end] = emptyEnds
    .filter(has)
    .sort((a, b) => lastOf(b) - lastOf(a) || emptyEnds.indexOf(a) - emptyEnds.indexOf(b))
  if (end) return end
  // What was taken back is over: its payer begins anew, and nobody asks on about it.
  if (has('reversed')) return 'cancelled'
  // The word of one person keeps nobody from paying another way.
  if (has('recorded')) return 'cancelled'
  if (has('unclear')) return 'checking'
  return has('accepted') || has('pending') ? 'open' : 'intent'
}

/** The state of an attempt over `amount` piasters, by all that befell it; each event stands in `events` once. */
export const foldAttempt = (amount: number, events: readonly AttemptEvent[]): Folded => {
  const received = sumOf(events, 'received') - sumOf(events, 'reversed')
  const refunded = sumOf(events, 'refunded') - sumOf(events, 'refundBounced')
  const last = events
    .filter(({ kind }) => kind === 'received')
    .sort(byTime)
    .at(-1)
  const { isCovered, returns } = coverOf(amount, events)
  return {
    status: isCovered ? 'paid' : unpaidStatusOf(received - refunded, events),
    received,
    refunded,
    priorReturns: isCovered ? returns : 0,
    transactionId: last?.transactionId ?? null,
  }
}

export type AttemptState = Omit<Folded, 'transactionId'> & {
  id: string
  gatewayId: string
  /** What is to arrive, the gateway's fee in it. */
  amount: number
  fee: number
  createdAt: Date
  /** The sum of its refunds by the portal itself, but for declined ones. */
  excessRefunds: number
  /** The sum of its refunds that are neither declined nor carried out. */
  openRefunds: number
  /** All that befell it, where that is at hand: of several that cover the price, the one that was paid first paid it. */
  events?: readonly AttemptEvent[]
}
export type PaymentState = {
  /** The attempt that paid it, once one has. */
  paidBy: string | null
  /** The request no longer waits for it. */
  isVoid: boolean
}
export type Excess = { attemptId: string; amount: number; cause: 'paidTwice' | 'tooMuch' | 'tooLate' }
export type FoldedPayment = { status: PaymentStatus; paidBy: string | null; excess: Excess[] }

const coveredAt = ({ amount, events = [] }: AttemptState): number =>
  coverOf(amount, events).at?.getTime() ?? 0
const byCover = (a: AttemptState, b: AttemptState): number => coveredAt(a) - coveredAt(b)
const byCreation = (a: AttemptState, b: AttemptState): number => a.createdAt.getTime() - b.createdAt.getTime()
const balanceOf = ({ received, refunded }: AttemptState): number => received - refunded
/** What arrived and could pay. */
const paidIn = ({ received, priorReturns }: AttemptState): number => received - priorReturns
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** What an end without money makes of the payment, while it can still be paid. */
const unpaidStatus: Partial<Record<AttemptStatus, PaymentStatus>> = {
  declined: 'unpaid',
  cancelled: 'unpaid',
  expired: 'expired',
  checking: 'checking',
}

/** An officer says that it was paid, and nobody has confirmed that: nothing was tried. */
const isOnlyRecorded = ({ events = [] }: AttemptState): boolean =>
  events.some(({ kind }) => kind === 'recorded') && !events.some(({ kind }) => kind === 'received')

const withoutMoney = (attempts: readonly AttemptState[]): PaymentStatus => {
  const open = presentAttempt(attempts)
  const tried = attempts.filter(each => !isOnlyRecorded(each))
  const last = tried.sort(byCreation).at(-1)
  return unpaidStatus[(open ?? last)?.status ?? 'intent'] ?? 'created'
}

/** Piasters of all attempts that arrived and did not go back. */
export const balanceOfAll = (attempts: readonly AttemptState[]): number => sum(attempts.map(balanceOf))

/** What of the price each attempt pays: the one that paid first; where that has a part alone, the others the rest. */
export const sharesOf = (
  paidBy: string | null,
  attempts: readonly AttemptState[],
): ReadonlyMap<string, number> => {
  const own = attempts.find(({ id }) => id === paidBy)
  let due = own?.amount ?? 0
  const shares = new Map<string, number>()
  const payers = own ? [own, ...attempts.filter(each => each !== own)] : []
  // Money that is still there pays first: a part that went back before the others came pays nothing.
  const passes = [
    (each: AttemptState) => (each.status === 'paid' && each === own ? paidIn(each) : balanceOf(each)),
    paidIn,
  ]
  for (const moneyOf of passes)
    for (const each of payers) {
      const earlier = shares.get(each.id) ?? 0
      const more = Math.min(Math.max(moneyOf(each) - earlier, 0), due)
      shares.set(each.id, earlier + more)
      due -= more
    }
  return shares
}

/** What of an attempt's money can still be asked for: neither given back nor about to be. */
export const refundable = ({ received, refunded, openRefunds }: AttemptState): number =>
  received - refunded - openRefunds

/** What of an attempt's money pays nothing and has no refund yet; less than nothing where more than that is asked back. */
const unaskedOf = (attempt: AttemptState, { paidBy, isVoid }: PaymentState, share: number): number =>
  attempt.id === paidBy && !isVoid
    ? paidIn(attempt) - share - attempt.excessRefunds
    : refundable(attempt) - (isVoid ? 0 : share)

const excessOf = (attempt: AttemptState, paidBy: string | null, isVoid: boolean, share: number): Excess[] => {
  // A request that left without waiting, or ended without what was paid for, keeps nothing.
  const isOwn = attempt.id === paidBy
  const cause = isVoid ? 'tooLate' : isOwn ? 'tooMuch' : paidBy ? 'paidTwice' : undefined
  const amount = unaskedOf(attempt, { paidBy, isVoid }, share)
  return amount > 0 && cause ? [{ attemptId: attempt.id, amount, cause }] : []
}

/** Attempts of which the portal asks back more than pays nothing: some of their money never came. */
export const overAskedIn = (payment: PaymentState, attempts: readonly AttemptState[]): string[] => {
  const shares = sharesOf(payment.paidBy, attempts)
  return attempts
    .filter(each => each.excessRefunds > 0 && unaskedOf(each, payment, shares.get(each.id) ?? 0) < 0)
    .map(({ id }) => id)
}

/** The attempt that completed the price together with parts on others; nothing where they do not reach it. */
const joinedIn = (payment: PaymentState, attempts: readonly AttemptState[]): string | undefined => {
  const last = attempts
    .filter(({ received }) => received > 0)
    .sort(byCreation)
    .at(-1)
  const known = attempts.find(({ id }) => id === payment.paidBy)
  // What was paid stays paid when money goes back.
  if (known && sum(attempts.map(({ received }) => received)) >= known.amount) return known.id
  return last && balanceOfAll(attempts) >= last.amount ? last.id : undefined
}

/**
 * The status of a payment by its attempts. The attempt that paid stays the one; of money that comes besides, and of all
 * money of a payment that is void, `excess` says what is to be given back and is not yet.
 */
export const foldPayment = (payment: PaymentState, attempts: readonly AttemptState[]): FoldedPayment => {
  const covering = attempts.filter(({ status }) => status === 'paid').sort(byCover)
  const paidBy =
    covering.find(({ id }) => id === payment.paidBy)?.id ??
    (payment.isVoid && payment.paidBy === null
      ? undefined
      : (covering[0]?.id ?? joinedIn(payment, attempts))) ??
    null
  const shares = sharesOf(paidBy, attempts)
  const retained = sum(attempts.map(each => Math.min(balanceOf(each), shares.get(each.id) ?? 0)))
  const money = balanceOfAll(attempts)
  // What came beyond the price goes back first, as in the ledger and on the receipt.
  const status: PaymentStatus = paidBy
    ? retained <= 0
      ? 'refunded'
      : 'paid'
    : payment.isVoid
      ? 'cancelled'
      : money > 0
        ? 'incomplete'
        : withoutMoney(attempts)
  return {
    status,
    paidBy,
    excess: attempts.flatMap(each => excessOf(each, paidBy, payment.isVoid, shares.get(each.id) ?? 0)),
  }
}
