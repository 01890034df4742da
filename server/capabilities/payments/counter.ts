// Money that staff vouch for: paid at a counter by the number of its paper receipt, or arrived at the own account.

import { isAwaitedAttempt } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { piastersOf } from '@bawaba/language/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Gateway } from './gateway.ts'
import { isByHand, officeId } from './own-account.ts'
import type { Settle } from './settle.ts'
import type { AttemptRecord, NewEvent, PaymentRecord } from './store.ts'

/** Who acts, and from which network address. */
export type By = { accountId: string; address: string }
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

/** Writes into the audit what was done about a payment. */
export const createRecord =
  (audit: Pick<Audit, 'record'>) =>
  (kind: Parameters<Audit['record']>[0]['kind'], by: By, payment: { number: string }, detail: object) =>
    audit.record({
      kind,
      actorId: by.accountId,
      address: by.address,
      detail: { number: payment.number, ...detail },
    })

/** Throws what a cashier should know before they take money that is not due, or that may arrive by another way too. */
const assertExpected = (
  { status, isVoid, isWaiting }: PaymentRecord,
  attempts: readonly AttemptRecord[],
): void => {
  if (status === 'paid') throw new Problem('ALREADY_PAID')
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

type Dependencies = {
  settle: Settle
  gateways: ReadonlyMap<string, Gateway>
  notices: Notices
  newId: () => string
  record: ReturnType<typeof createRecord>
  /** A payment by its id; throws NOT_FOUND. */
  found(id: string): Promise<PaymentRecord>
}

export const createCounter = ({ settle, gateways, notices, newId, record, found }: Dependencies) => ({
  /** Records what was paid at a counter. Its paper receipt's number counts once. */
  recordOffice: async (by: By, id: string, body: OfficePayment): Promise<void> => {
    const payment = await found(id)
    const amount = piastersOf(body.amount)
    const settled = await settle.locked(
      id,
      async ({ store: own, payment: current, attempts, now }) => {
        if (!body.hasArrived) assertExpected(current, attempts)
        if (amount !== current.amount) throw new Problem('AMOUNT_DIFFERS')
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
          isReceived: true,
          ...(body.proofId === undefined ? {} : { proof: { fileId: body.proofId, ownerId: by.accountId } }),
        })
        if (!isAdded) throw new Problem('PROOF_UNUSABLE')
        return {
          isNew: true,
          events: [
            staffEvent({
              gatewayId: officeId,
              eventId: `office:${body.receiptNumber}`,
              attemptId,
              kind: 'received',
              amount,
              transactionId: body.receiptNumber,
              now,
              by,
            }),
          ],
        }
      },
      { changesRequest: true },
    )
    if (!settled) throw new Problem('NOT_FOUND')
    await record('payment.officeRecorded', by, payment, {
      amount: body.amount,
      receipt: body.receiptNumber,
    })
  },

  /** Confirms what arrived by a transfer to the own account, or refuses its proof. */
  decideTransfer: async (by: By, id: string, body: TransferDecision): Promise<void> => {
    const payment = await found(id)
    await settle.locked(id, async ({ store: own, attempts, now }) => {
      const attempt = transferOf(
        attempts.filter(({ channel, gatewayId }) => channel === 'bank' && isByHand(gateways, gatewayId)),
        body.attemptId,
      )
      if (!attempt) throw new Problem('NOT_FOUND')
      await own.decideProofs(attempt.id, { by: by.accountId, isAccepted: 'arrived' in body, now })
      if ('refused' in body) {
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
        return {}
      }
      return {
        isNew: true,
        events: [
          staffEvent({
            gatewayId: attempt.gatewayId,
            eventId: `transfer:${body.transactionId}`,
            attemptId: attempt.id,
            kind: 'received',
            amount: piastersOf(body.arrived) ?? 0,
            transactionId: body.transactionId,
            now,
            by,
          }),
        ],
      }
    })
    if ('refused' in body) await record('payment.transferRefused', by, payment, { reason: body.refused })
    else await record('payment.transferConfirmed', by, payment, { amount: body.arrived })
  },
})

const staffEvent = ({
  now,
  by,
  reason,
  ...event
}: Omit<NewEvent, 'occurredAt' | 'source' | 'actorId'> & { now: Date; by: By }): NewEvent => ({
  ...event,
  occurredAt: now,
  source: 'staff',
  actorId: by.accountId,
  ...(reason ? { reason } : {}),
})
