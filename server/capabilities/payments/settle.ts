// Settling: adds what befell a payment's attempts and writes everything that follows from it, in one transaction: statuses,
// ledger, refunds of what came too much, receipt, history, message, and what other capabilities are told.

import { isDeepStrictEqual } from 'node:util'
import { isAwaitedAttempt, type PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import { freePlacesOf } from '../hooks/index.ts'
import type { Notices } from '../notifications/index.ts'
import { balancesOf, postingOf } from './ledger.ts'
import { type AttemptState, emptyEnds, foldAttempt, foldPayment, overAskedIn, paidAtOf } from './machine.ts'
import { paymentNotice } from './messages.ts'
import { payerLinesOf } from './movements.ts'
import { isByHand } from './own-account.ts'
import type { SignReceipt } from './receipts.ts'
import {
  type AttemptRecord,
  type NewEvent,
  type PaymentRecord,
  paymentsStore,
  type Verdict,
} from './store.ts'

export type SettleDependencies = {
  deed: Audit['deed']
  clock: () => Date
  newId: () => string
  signReceipt: SignReceipt
  notices: Notices
  log: WriteEvent
}
/** A payment as it stands after what was added. */
export type Settled = { payment: PaymentRecord; attempts: AttemptRecord[] }

const minute = 60_000
const hadMoney = new Set<AttemptState['status']>(['paid', 'incomplete'])
/** An attempt whose outcome is unknown is looked after at once; the others when they expire. */
const nextCheckOf = (
  attempt: AttemptRecord,
  status: AttemptState['status'],
  isOff: boolean,
  now: Date,
): Date | null => {
  if (!isAwaitedAttempt({ status })) {
    // Its money was taken back: what may stand open at the provider is voided there.
    if (status === 'cancelled' && hadMoney.has(attempt.status)) return now
    // One that ended while its order was on the way is looked after once more; one that had ended, while its order lives on.
    const isLookedAfter = (status === 'cancelled' && !attempt.begun) || attempt.status === status
    return isLookedAfter && emptyEnds.some(end => end === status) ? attempt.nextCheckAt : null
  }
  // A part that arrived for nothing goes back; its attempt is over.
  if (isOff) return status === 'incomplete' ? null : now
  if (status === 'checking' && attempt.status !== 'checking') return now
  return attempt.nextCheckAt ?? new Date(now.getTime() + 5 * minute)
}

/** What other capabilities are told of. */
const published = new Set<PaymentStatus>(['paid', 'unpaid', 'expired', 'refunded'])

/** The attempts of a payment, as they are stored and as their events make them. */
const readPairs = async (store: ReturnType<typeof paymentsStore>, paymentId: string) =>
  (await store.attempts(paymentId)).map(stored => ({
    stored,
    folded: { ...stored, ...foldAttempt(stored.amount, stored.events) },
  }))

export const createSettle = ({ deed, clock, newId, signReceipt, notices, log }: SettleDependencies) => {
  /** Whether it was paid after its request's time had ended, by the provider's moment. */
  const isTooLate = (payment: PaymentRecord, paidBy: string | null, attempts: AttemptRecord[]): boolean => {
    const paying = attempts.find(({ id }) => id === paidBy)
    // Staff say what arrives by hand, after it did: their moment is not the payer's.
    if (!paying || payment.paidBy !== null || !payment.endsAt || isByHand(paying.gatewayId)) return false
    const paidAt = paidAtOf(paidBy, attempts)
    return paidAt !== undefined && paidAt > payment.endsAt
  }

  /** Writes what follows from the events that stand; `payment` is locked. */
  const refold = async (
    queries: Queries,
    payment: PaymentRecord,
    wasVoid: boolean,
    now: Date,
  ): Promise<Settled> => {
    const store = paymentsStore(queries)
    await store.closeRefunds(payment.id, now)
    let pairs = await readPairs(store, payment.id)
    // Money that never arrived is not given back.
    const reversed = pairs.filter(({ stored }) => stored.events.some(({ kind }) => kind === 'reversed'))
    const moneyLeft = reversed.map(({ folded: { id, received, refunded } }) => ({
      id,
      money: received - refunded,
    }))
    if (moneyLeft.length > 0 && (await store.dropUncovered(moneyLeft, now)))
      pairs = await readPairs(store, payment.id)
    const fold = (isVoid: boolean) =>
      foldPayment(
        { paidBy: payment.paidBy, isVoid },
        pairs.map(({ folded }) => folded),
      )
    // What comes after the end keeps nothing: it goes back, and the request lapses. Until then money that came in time, and is
    // told of later, keeps it all the same.
    const isLate = payment.isVoid && payment.isWaiting && !(await store.hasLivePayment(payment.requestId))
    const isEnded = wasVoid && !isLate
    const isVoid =
      isEnded ||
      isTooLate(
        payment,
        fold(isEnded).paidBy,
        pairs.map(({ folded }) => folded),
      )
    if (!isVoid && (await store.dropRefunds(payment.id, now))) pairs = await readPairs(store, payment.id)
    const after = fold(isVoid)
    // A wrong record is voided: what pays instead of it was not paid twice.
    if (after.paidBy && after.paidBy !== payment.paidBy && (await store.dropTwice(after.paidBy, now)))
      return refold(queries, payment, wasVoid, now)
    // What is left to give back is asked for anew, in its amount.
    const overAsked = overAskedIn(
      { paidBy: after.paidBy, isVoid },
      pairs.map(({ folded }) => folded),
    )
    const isDropped =
      overAsked.length > 0 &&
      ((await store.dropOverAsked(overAsked, now)) || (await store.dropApproved(overAsked, now)))
    if (isDropped) return refold(queries, payment, wasVoid, now)
    const attempts: AttemptRecord[] = []
    for (const { stored, folded } of pairs) {
      const isOff = isVoid || (after.paidBy !== null && after.paidBy !== stored.id)
      const changed = { ...folded, nextCheckAt: nextCheckOf(stored, folded.status, isOff, now) }
      attempts.push(changed)
      if (!isDeepStrictEqual(changed, stored))
        await store.saveAttempt(stored.id, changed, changed.nextCheckAt)
    }
    const isOver = payment.endsAt !== null && payment.endsAt <= now
    for (const line of payerLinesOf({
      former: payment.status,
      after,
      pairs,
      isOver,
      isRevived: payment.isVoid && !isVoid,
    })) {
      const notice = paymentNotice(notices, line, payment.ID)
      await store.tell(payment, { ...line, id: newId() }, notice, now)
    }
    const lines = postingOf(
      await store.balances(payment.id),
      balancesOf(payment.serviceSlug, after.paidBy, attempts),
    )
    if (lines.length > 0) await store.post({ id: newId(), paymentId: payment.id, lines }, now)
    for (const excess of after.excess)
      await store.addRefund(excess, { id: newId(), reason: excess.cause, requestedBy: null, now })
    const isChanged =
      after.status !== payment.status || after.paidBy !== payment.paidBy || isVoid !== payment.isVoid
    const changed: PaymentRecord = {
      ...payment,
      isVoid,
      status: after.status,
      paidBy: after.paidBy,
      // Money that went back before anyone looked has paid all the same.
      paidAt: payment.paidAt ?? (after.paidBy === null ? null : now),
    }
    if (isChanged) {
      await store.savePayment(payment.id, { ...after, isVoid, paidAt: changed.paidAt }, now)
      if (payment.paidBy !== null && after.paidBy === null) {
        await store.voidReceipt(payment.id, now)
        await store.publish(payment.id, 'reversed', now)
      }
      if (after.status !== payment.status) {
        // A booking whose money went back whole is over; whoever wants its hours finds them free with the refund.
        if (after.status === 'refunded' && !(await store.hasLivePayment(payment.requestId)))
          await freePlacesOf(queries, payment.requestId)
        if (published.has(after.status)) await store.publish(payment.id, after.status, now)
        const paying = attempts.find(({ id }) => id === after.paidBy)
        // A refund that a bank sent back leaves the receipt as it was.
        if (after.status === 'paid' && payment.status !== 'refunded' && paying)
          await store.addReceipt(signReceipt(changed, paying, await store.nameOf(payment.ownerId), now), now)
      }
    }
    return { payment: changed, attempts }
  }

  /** The same event said otherwise is neither believed nor passed over. */
  const tellOther = async (
    store: ReturnType<typeof paymentsStore>,
    { gatewayId, attemptId, eventId, kind, amount }: NewEvent,
    now: Date,
  ): Promise<void> => {
    const detail = { eventId, kind, amount }
    if (await store.alert({ id: newId(), gatewayId, attemptId, kind: 'otherEvent', detail }, now))
      log('payments.notice_wrong', { gateway: gatewayId, attempt: attemptId, why: 'otherEvent' })
  }

  return {
    /** Runs over a locked payment; what `work` answers is added, and what follows from it written. */
    locked: <Extra>(
      paymentId: string,
      work: (scene: {
        queries: Queries
        store: ReturnType<typeof paymentsStore>
        payment: PaymentRecord
        attempts: AttemptRecord[]
        now: Date
        /** A preview books nothing: it is told whether this takes a second person. */
        rehearse?: ((takesTwo: boolean) => void) | undefined
      }) => Promise<{
        events?: readonly NewEvent[]
        isVoid?: boolean
        /** What follows is written even where nothing is added: the payment was made void meanwhile. */
        isForced?: boolean
        /** Events that were known before are a fault of whoever says them: RECEIPT_USED. */
        isNew?: boolean
        /** What a person did, as the audit records it. */
        recorded?: AuditEvent
        extra?: Extra
      }>,
      /** The work changes the request too: it is locked before the payment, as wherever both are. */
      {
        changesRequest = false,
        ending,
      }: {
        changesRequest?: boolean
        /** Reads what came of it, in the same transaction; what it throws undoes all of it. */
        ending?: (scene: { queries: Queries } & Settled) => Promise<void>
      } = {},
    ): Promise<(Settled & { extra: Extra | undefined }) | undefined> =>
      deed(async (queries, record) => {
        const store = paymentsStore(queries)
        if (changesRequest) await store.lockRequest(paymentId)
        const payment = await store.lock(paymentId)
        if (!payment) return undefined
        const now = clock()
        const attempts = await store.attempts(paymentId)
        const result = await work({ queries, store, payment, attempts, now })
        const {
          events = [],
          isVoid = payment.isVoid,
          isForced = false,
          isNew = false,
          recorded,
          extra,
        } = result
        const verdicts = events.length > 0 ? await store.addEvents(events, now) : []
        const eventsOf = (verdict: Verdict) =>
          events.filter((_, place) => verdicts[place]?.verdict === verdict)
        const isAdded = eventsOf('added').length > 0
        if (isNew && eventsOf('added').length < events.length) throw new Problem('RECEIPT_USED')
        for (const event of eventsOf('different')) await tellOther(store, event, now)
        // News that is known already changes nothing, but money that waits to be counted does.
        const isSame = !isAdded && isVoid === payment.isVoid && !isForced
        const settled = isSame ? { payment, attempts } : await refold(queries, payment, isVoid, now)
        await ending?.({ queries, ...settled })
        // Last: whoever waits for the end of the stream holds nothing that this still needs.
        if (recorded) await record(recorded)
        return { ...settled, extra }
      }),
  }
}
export type Settle = ReturnType<typeof createSettle>
