// Money that staff vouch for: paid at a counter by the number of its paper receipt, or arrived at the own account.

import type { AuditKind } from '@bawaba/contract/audit-kinds.ts'
import { isAwaitedAttempt } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { formatMoney, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { FreshActor } from '../../platform/http/call.ts'
import type { AuditDetail, AuditEvent } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import { ownEvent } from './begin.ts'
import { type Booker, differsFromDue, type Gate, recorderOf } from './bookings/gate.ts'
import { bookingStore } from './bookings/store.ts'
import { isByHand, officeId } from './own-account.ts'
import { recordStore } from './record-store.ts'
import type { Settle } from './settle.ts'
import type { AttemptRecord, NewEvent, PaymentRecord } from './store.ts'

/** Who acts, and from which network address. */
export type By = { accountId: string; address: string }
/** Somebody whose proof is fresh: by no other door does money leave. */
export type FreshBy = By & { actor: FreshActor }
/** `amount` in pounds. */
export type OfficePayment = {
  amount: string
  receiptNumber: string
  proofId?: string | undefined
  /** The cashier has the money: it is booked whatever became of the payment, and goes back if nothing of it is due. */
  hasArrived?: boolean | undefined
}
/** What arrived, in pounds, or why the proof is refused; of one transfer of several, where the payer chose another since. */
export type TransferDecision = { attemptId?: string | undefined } & (
  | { arrived: string; transactionId: string }
  | { refused: string }
)

export type VoidedRecord = { attemptId: string; reason: string }
/** What an officer recorded at a counter. */
export type OfficeRecord = { attemptId: string; receiptNumber: string }
/** What of it waits is taken away by `drop`, which throws where it is gone. */
type DroppedRecord = VoidedRecord & { recorded: AuditEvent; drop(queries: Queries): Promise<void> }

/** What somebody did about a payment, as the audit records it. */
export const paymentEvent = <Kind extends AuditKind>(
  kind: Kind,
  by: By,
  { number }: { number: string },
  detail: AuditDetail,
): AuditEvent<Kind> => ({
  kind,
  actorId: by.accountId,
  address: by.address,
  detail: { number, ...detail },
})

/** Of what a second person confirmed, the audit says who had asked for it. */
export const requesterIn = ({ confirms }: Booker): AuditDetail =>
  confirms ? { requestedBy: confirms.requestedBy } : {}

/** Nothing is booked yet; that it was asked for stands in the audit. */
const waiting = (by: By, payment: PaymentRecord, { act, amount }: { act: string; amount: number }) => ({
  recorded: paymentEvent('payment.bookingRequested', by, payment, { act, amount: poundsOf(amount) }),
})

/** Throws what a cashier should know before they take money that is not due, or that may arrive by another way too. */
const assertExpected = (
  { status, isVoid, isWaiting }: PaymentRecord,
  attempts: readonly AttemptRecord[],
): void => {
  if (status === 'paid') throw new Problem('ALREADY_PAID')
  if (attempts.some(({ channel, isProofWaiting }) => channel === 'office' && isProofWaiting))
    throw new Problem('BOOKING_WAITS')
  if (isVoid || !isWaiting) throw new Problem('NOT_FOUND')
  if (attempts.some(isAwaitedAttempt)) throw new Problem('PAYMENT_CHECKING')
}

/** The transfer that a decision is about: money of one that ended arrives as well. */
const transferOf = (
  transfers: readonly AttemptRecord[],
  attemptId: string | undefined,
): AttemptRecord | undefined =>
  attemptId === undefined
    ? (transfers.find(isAwaitedAttempt) ??
      transfers.findLast(({ isProofWaiting }) => isProofWaiting) ??
      transfers.at(-1))
    : transfers.find(({ id }) => id === attemptId)

/** What an officer recorded at a counter; throws NOT_FOUND. */
const recordedIn = (attempts: readonly AttemptRecord[], attemptId: string): AttemptRecord => {
  const attempt = attempts.find(each => each.id === attemptId && each.gatewayId === officeId)
  if (!attempt) throw new Problem('NOT_FOUND')
  return attempt
}

/** The money of a paper receipt, which its officer says they have, as it waits for a second person. */
const officeWish = (attemptId: string, amount: number, receiptNumber: string) => ({
  act: 'office' as const,
  attemptId,
  differenceId: null,
  amount,
  detail: { receiptNumber },
  reason: null,
})

/** Throws what can be no more than a slip of the hand. */
const assertLikely = (attempt: AttemptRecord, amount: number, timesDue: number): void => {
  const isTooMuch = timesDue > 0 && attempt.received + amount > attempt.amount * timesDue
  if (amount <= 0 || isTooMuch) throw new Problem('RECORDED_AMOUNT_UNLIKELY')
}

type Dependencies = {
  settle: Settle
  notices: Notices
  newId: () => string
  /** Lets what is booked through, or makes it wait for a second person. */
  mayBook: Gate
  /** A payment by its id; throws NOT_FOUND. */
  found(id: string): Promise<PaymentRecord>
  /** How many times what is due may be recorded as arrived; 0: no limit. */
  timesDue: number
}

export const createCounter = ({ settle, notices, newId, mayBook, found, timesDue }: Dependencies) => ({
  /**
   * Records what was paid at a counter, for a second person to confirm: nobody outside vouches for it. Its paper receipt's
   * number counts once.
   */
  recordOffice: async (by: By, id: string, body: OfficePayment): Promise<void> => {
    const payment = await found(id)
    const amount = piastersOf(body.amount)
    const settled = await settle.locked(
      id,
      async ({ queries, store: own, payment: current, attempts, now }) => {
        if (!body.hasArrived) assertExpected(current, attempts)
        if (amount !== current.amount) throw new Problem('AMOUNT_DIFFERS')
        const record = recordStore(queries)
        const { receiptNumber } = body
        const receiptId = await record.receiptId(officeId, 'office', receiptNumber)
        const isUsed =
          (await record.hasEvent(officeId, receiptId)) ||
          (await bookingStore(queries).hasReceipt(receiptNumber))
        if (isUsed) throw new Problem('RECEIPT_USED')
        const attemptId = newId()
        const isAdded = await own.addAttempt({
          id: attemptId,
          paymentId: id,
          gatewayId: officeId,
          channel: 'office',
          fee: 0,
          amount,
          now,
          expiresAt: null,
          actedBy: by.accountId,
          isRecorded: true,
          ...(body.proofId === undefined ? {} : { proof: { fileId: body.proofId, ownerId: by.accountId } }),
        })
        if (!isAdded) throw new Problem('PROOF_UNUSABLE')
        // Of a new attempt nothing waits: what does is the same receipt, recorded elsewhere at the same moment.
        await mayBook({ queries, now }, by, true, officeWish(attemptId, amount, receiptNumber)).catch(
          (error: unknown) => {
            throw error instanceof Problem && error.code === 'BOOKING_WAITS'
              ? new Problem('RECEIPT_USED')
              : error
          },
        )
        return {
          recorded: paymentEvent('payment.officeRecorded', by, payment, {
            amount: body.amount,
            receipt: receiptNumber,
          }),
          events: [
            staffEvent({
              gatewayId: officeId,
              eventId: `recorded:${attemptId}`,
              attemptId,
              kind: 'recorded',
              amount,
              transactionId: receiptNumber,
              now,
              by,
            }),
          ],
        }
      },
      { changesRequest: true },
    )
    if (!settled) throw new Problem('NOT_FOUND')
  },

  /** Books what another recorded at a counter; what is not due goes back. */
  confirmOffice: async (
    by: Booker,
    id: string,
    { attemptId, receiptNumber }: OfficeRecord,
  ): Promise<void> => {
    const payment = await found(id)
    await settle.locked(id, async ({ queries, store: own, attempts, now, rehearse }) => {
      const attempt = recordedIn(attempts, attemptId)
      const { amount } = attempt
      const wish = officeWish(attemptId, amount, receiptNumber)
      if (!(await mayBook({ queries, now, rehearse }, by, true, wish))) throw new Problem('BOOKING_CHANGED')
      await own.decideProofs(attemptId, { by: by.accountId, refusedBecause: null, now })
      return {
        isNew: true,
        recorded: paymentEvent('payment.officeConfirmed', by, payment, {
          amount: poundsOf(amount),
          receipt: receiptNumber,
          ...requesterIn(by),
        }),
        events: [
          staffEvent({
            gatewayId: officeId,
            eventId: await recordStore(queries).receiptId(officeId, 'office', receiptNumber),
            attemptId,
            kind: 'received',
            amount,
            transactionId: receiptNumber,
            now,
            by,
          }),
        ],
      }
    })
  },

  /** What an officer recorded did not come: it is over, and its payer, who may hold a paper receipt, is notified. */
  dropOffice: async (
    by: By,
    id: string,
    { attemptId, reason, recorded, drop }: DroppedRecord,
  ): Promise<void> => {
    const payment = await found(id)
    await settle.locked(id, async ({ queries, store: own, attempts, now }) => {
      const attempt = recordedIn(attempts, attemptId)
      await drop(queries)
      await own.decideProofs(attemptId, { by: by.accountId, refusedBecause: reason, now })
      await own.tell(
        payment,
        {
          id: newId(),
          kind: 'paymentFailed',
          amount: attempt.amount,
          channel: 'office',
          transactionId: null,
          actorId: by.accountId,
        },
        notices.write('paymentCorrected', language => ({
          number: payment.ID,
          amount: formatMoney(language, poundsOf(attempt.amount)),
        })),
        now,
      )
      return { recorded, events: [ownEvent(attempt, 'cancelled', now, 'staff')] }
    })
  },

  /** Takes back what was recorded by hand of an attempt; its receipt can be recorded again, rightly. */
  voidRecord: async (by: Booker, id: string, { attemptId, reason }: VoidedRecord): Promise<void> => {
    const payment = await found(id)
    await settle.locked(id, async ({ queries, attempts, now, rehearse }) => {
      const own = recordStore(queries)
      const attempt = attempts.find(each => each.id === attemptId && isByHand(each.gatewayId))
      if (!attempt || attempt.received <= 0) throw new Problem('NOT_FOUND')
      // What is being sent cannot be taken back.
      if (attempt.refunded > 0 || !(await own.isVoidable(attempt.id)))
        throw new Problem('PAYMENT_NOT_VOIDABLE')
      const wish = {
        act: 'void' as const,
        attemptId,
        differenceId: null,
        amount: -attempt.received,
        detail: {},
        reason,
      }
      if (!(await mayBook({ queries, now, rehearse }, by, true, wish))) return waiting(by, payment, wish)
      // Undecided refunds of money that never came end with it.
      await own.endRefunds(attempt.id, now)
      const receipts = await own.receiptsOf(attempt.id)
      return {
        recorded: paymentEvent('payment.officeVoided', by, payment, requesterIn(by)),
        events: [
          ...receipts.map(({ transactionId, amount }) =>
            staffEvent({
              gatewayId: attempt.gatewayId,
              eventId: `void:${newId()}`,
              attemptId,
              kind: 'reversed',
              amount,
              transactionId,
              now,
              by,
              reason,
            }),
          ),
          // Without its money it is over, so it is in nobody's way.
          ownEvent(attempt, 'cancelled', now, 'staff'),
        ],
      }
    })
  },

  /** Confirms what arrived by a transfer to the own account, or refuses its proof. */
  decideTransfer: async (by: Booker, id: string, body: TransferDecision): Promise<void> => {
    const payment = await found(id)
    await settle.locked(id, async ({ queries, store: own, payment: current, attempts, now, rehearse }) => {
      const attempt = transferOf(
        attempts.filter(({ channel, gatewayId }) => channel === 'bank' && isByHand(gatewayId)),
        body.attemptId,
      )
      if (!attempt) throw new Problem('NOT_FOUND')
      const decide = (refusedBecause: string | null) =>
        own.decideProofs(attempt.id, { by: by.accountId, refusedBecause, now })
      if ('refused' in body) {
        // A second person may say yet that its money came.
        if (await bookingStore(queries).hasTransfer(attempt.id)) throw new Problem('BOOKING_WAITS')
        const decided = await decide(body.refused)
        // Sent again, or somebody confirmed it meanwhile: its payer is not told what is not so.
        if (decided === 0) throw new Problem('PROOF_NOT_WAITING')
        await own.tell(
          payment,
          {
            id: newId(),
            kind: 'paymentFailed',
            amount: attempt.amount,
            channel: 'bank',
            transactionId: null,
            actorId: by.accountId,
          },
          notices.write('transferRefused', () => ({ number: payment.ID, reason: body.refused })),
          now,
        )
        return { recorded: paymentEvent('payment.transferRefused', by, payment, {}) }
      }
      const amount = piastersOf(body.arrived) ?? 0
      assertLikely(attempt, amount, timesDue)
      const wish = {
        act: 'transfer' as const,
        attemptId: attempt.id,
        differenceId: null,
        amount,
        detail: { arrived: body.arrived, transactionId: body.transactionId },
        reason: null,
      }
      const takesTwo = differsFromDue(current, attempts, attempt, amount)
      if (!(await mayBook({ queries, now, rehearse }, by, takesTwo, wish))) return waiting(by, payment, wish)
      await decide(null)
      return {
        isNew: true,
        recorded: paymentEvent('payment.transferConfirmed', by, payment, {
          amount: body.arrived,
          ...requesterIn(by),
        }),
        events: [
          staffEvent({
            gatewayId: attempt.gatewayId,
            eventId: await recordStore(queries).receiptId(attempt.gatewayId, 'transfer', body.transactionId),
            attemptId: attempt.id,
            kind: 'received',
            amount,
            transactionId: body.transactionId,
            now,
            by,
          }),
        ],
      }
    })
  },
})

const staffEvent = ({
  now,
  by,
  reason,
  ...event
}: Omit<NewEvent, 'occurredAt' | 'source' | 'actorId'> & { now: Date; by: Booker }): NewEvent => ({
  ...event,
  occurredAt: now,
  source: 'staff',
  actorId: recorderOf(by),
  ...(reason ? { reason } : {}),
})
