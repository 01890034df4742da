// What merchants and payers do to a payment. Each act is decided and written down in one step, so that two of them never
// both happen.

import { isDeepStrictEqual } from 'node:util'
import { type Payment, receivedOf, refundedOf, stateOf } from './book.ts'
import { faultOfRefund } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { CardFate, JournalRecord, Order, Refund } from './records.ts'

const wrongCodes = 3

/** The merchant may not do this; nothing was done. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const expiryOf = ({ order }: Payment): number => Date.parse(order.expiresAt)

export const createPayments = (ledger: Ledger, merchantId: string) => {
  const { book, commit, emit, now, newId, digits } = ledger

  const freshDigits = (count: number, isUsed: (text: string) => boolean): string => {
    for (;;) {
      const text = digits(count)
      if (!isUsed(text)) return text
    }
  }
  const accessOf: Record<
    Order['channel'],
    () => { token?: string; code?: string; transferReference?: string }
  > = {
    card: () => ({ token: newId('pay') }),
    'payment-code': () => ({ code: freshDigits(10, text => book.byCode.has(text)) }),
    bank: () => ({
      transferReference: `SB${freshDigits(10, text => book.byTransferReference.has(`SB${text}`))}`,
    }),
  }

  /** What is due by the clock is done before anyone looks. */
  const settle = (payment: Payment): Payment => {
    const time = now().getTime()
    if (stateOf(payment) === 'open' && expiryOf(payment) <= time)
      emit(payment, { kind: 'expired', occurredAt: payment.order.expiresAt })
    for (const { refund, dueAt, fails } of [...payment.pendingRefunds.values()])
      if (Date.parse(dueAt) <= time)
        emit(payment, {
          kind: fails ? 'refundFailed' : 'refunded',
          amount: refund.amount,
          refundId: refund.refundId,
          occurredAt: dueAt,
        })
    return payment
  }
  const find = (reference: string): Payment | undefined => {
    const payment = book.payments.get(reference)
    return payment && settle(payment)
  }
  const known = (reference: string): Payment => {
    const payment = find(reference)
    if (!payment) throw new Refused('unknown-reference')
    return payment
  }

  const begin = (order: Order): Payment => {
    const present = find(order.reference)
    if (present) {
      if (!isDeepStrictEqual(present.order, order)) throw new Refused('reference-in-use')
      return present
    }
    if (Date.parse(order.expiresAt) <= now().getTime()) throw new Refused('expired')
    const begun: JournalRecord = {
      record: 'begun',
      order,
      merchantId,
      at: now().toISOString(),
      ...accessOf[order.channel](),
    }
    emit({ order, merchantId }, { kind: 'pending' }, begun)
    return known(order.reference)
  }

  const cancel = (payment: Payment): 'cancelled' | 'too-late' => {
    const state = stateOf(settle(payment))
    if (state === 'received') return 'too-late'
    if (state === 'open') emit(payment, { kind: 'cancelled' })
    return 'cancelled'
  }

  const answered = (payment: Payment, { refundId, amount }: Refund): 'done' | 'pending' | undefined => {
    const pending = payment.pendingRefunds.get(refundId)
    const event = payment.events.find(each => each.refundId === refundId)
    const present = pending?.refund ?? event
    if (present && present.amount !== amount) throw new Refused('refund-in-use')
    if (event?.kind === 'refundFailed') throw new Refused('refund-failed')
    return pending ? 'pending' : event && 'done'
  }

  const refund = (refund: Refund): 'done' | 'pending' => {
    const payment = known(refund.reference)
    const answer = answered(payment, refund)
    if (answer) return answer
    const pending = [...payment.pendingRefunds.values()].reduce((sum, each) => sum + each.refund.amount, 0)
    if (refund.amount > receivedOf(payment) - refundedOf(payment) - pending)
      throw new Refused('more-than-received')
    const struck = faultOfRefund(book, refund.reference)
    if (struck) {
      const { ms, fails } = struck.injection
      const dueAt = new Date(now().getTime() + ms).toISOString()
      commit({ record: 'refundPending', refund, dueAt, fails }, struck.use)
      return 'pending'
    }
    emit(payment, { kind: 'refunded', amount: refund.amount, refundId: refund.refundId })
    return 'done'
  }

  /** What a card comes to, once nothing more is asked. `silent` is paid though the payer is not told so. */
  const conclude = (payment: Payment, fate: CardFate): void => {
    const kinds = {
      accepted: 'received',
      silent: 'received',
      declined: 'declined',
      insufficient: 'declined',
    } as const
    if (fate !== 'stuck') emit(payment, { kind: kinds[fate] })
  }
  const challenge = (payment: Payment, lastDigits: string, fate: CardFate): void =>
    commit({
      record: 'challenge',
      reference: payment.order.reference,
      code: digits(6),
      lastDigits,
      fate,
    })
  /** The code that the payer typed: `right` lets the card decide, `last` ends the payment. */
  const proveCode = (payment: Payment, typed: string): 'right' | 'wrong' | 'last' => {
    const present = payment.challenge
    if (!present) return 'wrong'
    if (typed === present.code) {
      conclude(payment, present.fate)
      return 'right'
    }
    commit({ record: 'wrongCode', reference: payment.order.reference })
    if (present.wrong < wrongCodes) return 'wrong'
    emit(payment, { kind: 'declined' })
    return 'last'
  }

  return {
    begin,
    find,
    settle,
    cancel,
    refund,
    conclude,
    challenge,
    proveCode,
    /** Money at a counter, or by a transfer: the whole unless an amount is named. */
    receive: (payment: Payment, amount?: number) => emit(payment, { kind: 'received', amount }),
    decline: (payment: Payment) => emit(payment, { kind: 'declined' }),
    /** Its time is over before the clock says so: nobody waits three days to see a code expire. */
    expire: (payment: Payment) => {
      if (stateOf(settle(payment)) !== 'open') throw new Refused('over')
      emit(payment, { kind: 'expired' })
    },
    /** What is due by the clock, of all payments. */
    settleAll: () => {
      for (const payment of [...book.unsettled]) settle(payment)
    },
  }
}
export type Payments = ReturnType<typeof createPayments>
