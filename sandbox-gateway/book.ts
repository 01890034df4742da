// The gateway's books: a fold over the journal. Looking things up is done here, deciding elsewhere.

import type {
  CardFate,
  GatewayEvent,
  Injection,
  JournalRecord,
  Notice,
  Order,
  Refund,
  Settlement,
} from './records.ts'

export type Challenge = { code: string; lastDigits: string; fate: CardFate; wrong: number }
export type PendingRefund = { refund: Refund; dueAt: string; fails: boolean }
export type Payment = {
  order: Order
  merchantId: string
  begunAt: string
  token?: string
  code?: string
  transferReference?: string
  events: GatewayEvent[]
  challenge?: Challenge
  /** The payer is never told what came of it. */
  isSilent?: boolean
  pendingRefunds: Map<string, PendingRefund>
}
export type Sending = { at: string; status: number | null }
export type NoticeState = Notice & {
  sendings: Sending[]
  taken: number
  /** How often it failed in a row, and when it is tried next. */
  failures: number
  nextAt: number
}

export type Book = {
  payments: Map<string, Payment>
  byToken: Map<string, Payment>
  byCode: Map<string, Payment>
  byTransferReference: Map<string, Payment>
  /** Payments that the clock may change. */
  unsettled: Set<Payment>
  notices: Map<string, NoticeState>
  /** Notices that are not done, in the order of their events. */
  open: Map<string, NoticeState>
  faults: Map<string, Injection & { used: number }>
  /** Lines of the settlement list that no event stands behind, and transactions that it leaves out. */
  ghosts: Settlement[]
  vanished: Set<string>
}

export const emptyBook = (): Book => ({
  payments: new Map(),
  byToken: new Map(),
  byCode: new Map(),
  byTransferReference: new Map(),
  unsettled: new Set(),
  notices: new Map(),
  open: new Map(),
  faults: new Map(),
  ghosts: [],
  vanished: new Set(),
})

const firstPauseMs = 1000
const longestPauseMs = 60_000

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300

const isDone = ({ forgery, sendings, taken, copies, isSuppressed }: NoticeState): boolean =>
  forgery ? sendings.length > 0 : isSuppressed || taken >= copies

const reviseOpen = (book: Book, notice: NoticeState): void => {
  if (isDone(notice)) book.open.delete(notice.id)
  else book.open.set(notice.id, notice)
}

const paymentOf = (book: Book, reference: string): Payment => {
  const payment = book.payments.get(reference)
  if (!payment) throw new Error(`The journal names ${reference} before it begins`)
  return payment
}

type Folds = {
  [Kind in JournalRecord['record']]: (book: Book, record: Extract<JournalRecord, { record: Kind }>) => void
}

const folds: Folds = {
  begun: (book, { order, merchantId, at, token, code, transferReference }) => {
    const payment: Payment = {
      order,
      merchantId,
      begunAt: at,
      token,
      code,
      transferReference,
      events: [],
      pendingRefunds: new Map(),
    }
    book.payments.set(order.reference, payment)
    book.unsettled.add(payment)
    if (token) book.byToken.set(token, payment)
    if (code) book.byCode.set(code, payment)
    if (transferReference) book.byTransferReference.set(transferReference, payment)
  },
  event: (book, { event }) => {
    const payment = paymentOf(book, event.reference)
    payment.events.push(event)
    if (event.refundId) payment.pendingRefunds.delete(event.refundId)
    // Whatever comes of a card that asked for a code, it is not asked again.
    if (event.kind !== 'pending') payment.challenge = undefined
    if (stateOf(payment) !== 'open' && payment.pendingRefunds.size === 0) book.unsettled.delete(payment)
  },
  challenge: (book, { reference, code, lastDigits, fate }) => {
    const payment = paymentOf(book, reference)
    payment.challenge = { code, lastDigits, fate, wrong: 0 }
    payment.isSilent = fate === 'silent'
  },
  wrongCode: (book, { reference }) => {
    const { challenge } = paymentOf(book, reference)
    if (challenge) challenge.wrong++
  },
  refundPending: (book, { refund, dueAt, fails }) => {
    const payment = paymentOf(book, refund.reference)
    payment.pendingRefunds.set(refund.refundId, { refund, dueAt, fails })
    book.unsettled.add(payment)
  },
  notice: (book, { notice }) => {
    const nextAt = Date.parse(notice.dueAt)
    const state: NoticeState = { ...notice, sendings: [], taken: 0, failures: 0, nextAt }
    book.notices.set(notice.id, state)
    reviseOpen(book, state)
  },
  sent: (book, { noticeId, at, status }) => {
    const notice = book.notices.get(noticeId)
    if (!notice) return
    notice.sendings.push({ at, status })
    if (isTaken(status)) {
      notice.taken++
      notice.failures = 0
      notice.nextAt = Date.parse(at)
    } else {
      notice.nextAt = Date.parse(at) + Math.min(longestPauseMs, firstPauseMs * 2 ** notice.failures)
      notice.failures++
    }
    reviseOpen(book, notice)
  },
  released: (book, { noticeId, at }) => {
    const notice = book.notices.get(noticeId)
    if (!notice) return
    notice.isHeld = false
    notice.isSuppressed = false
    notice.nextAt = Date.parse(at)
    if (notice.taken >= notice.copies) notice.copies = notice.taken + 1
    reviseOpen(book, notice)
  },
  fault: (book, { injection }) => void book.faults.set(injection.id, { ...injection, used: 0 }),
  faultUsed: (book, { faultId }) => {
    const injection = book.faults.get(faultId)
    if (!injection) return
    injection.used++
    if (injection.times > 0 && injection.used >= injection.times) book.faults.delete(faultId)
  },
  faultRemoved: (book, { faultId }) => void book.faults.delete(faultId),
  ghost: (book, { line }) => void book.ghosts.push(line),
  vanished: (book, { transactionId }) => void book.vanished.add(transactionId),
}

export const fold = (book: Book, record: JournalRecord): void =>
  (folds[record.record] as (book: Book, record: JournalRecord) => void)(book, record)

const sumOf = ({ events }: Payment, kind: 'received' | 'refunded'): number =>
  events.filter(event => event.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
export const receivedOf = (payment: Payment): number => sumOf(payment, 'received')
export const refundedOf = (payment: Payment): number => sumOf(payment, 'refunded')

export type PaymentState = 'open' | 'received' | 'declined' | 'expired' | 'cancelled'
/** Money that arrived decides; before it the first end does. */
export const stateOf = ({ events }: Payment): PaymentState => {
  if (events.some(({ kind }) => kind === 'received')) return 'received'
  const end = events.find(
    ({ kind }) => kind === 'declined' || kind === 'expired' || kind === 'cancelled',
  )?.kind
  return (end as PaymentState | undefined) ?? 'open'
}
