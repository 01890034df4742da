// Refunds: asked for by one person or by the portal, decided by another, and carried out by the provider under the refund's
// own id, so that it gives back once however often it is asked.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { RefundHinder } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import { eachItem } from '../../platform/each-item.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Owed } from '../owed/index.ts'
import type { Check } from './check.ts'
import { type By, type FreshBy, paymentEvent } from './counter.ts'
import { type Gateway, GatewayRefused } from './gateway.ts'
import { isByHand } from './own-account.ts'
import type { Settle } from './settle.ts'
import {
  nothingToSendSql,
  type RefundRecord,
  refundJob,
  refundPauseMs,
  type StaffStore,
  staffStore,
} from './staff-store.ts'
import { defined } from './views.ts'
import type { Watch } from './watch.ts'

type Dependencies = {
  store: StaffStore
  settle: Settle
  check: Check
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  newId: () => string
  owed: Pick<Owed, 'rest' | 'drop'>
  watch: Watch
  log: WriteEvent
}

const refusals: Partial<Record<RefundHinder, ErrorCode>> = { own: 'OWN_REQUEST', maker: 'SAME_MAKER' }
/** Throws why somebody may not do something with a refund; `otherwise` where no code says it more closely. */
export const assertUnhindered = (why: RefundHinder | undefined, otherwise: ErrorCode): void => {
  if (why) throw new Problem(refusals[why] ?? otherwise)
}

/** Refunds at a time: a provider that hangs keeps few of the others waiting. */
const atOnce = 10

const instant = (at: string): string => new Date(at).toISOString()

export const refundView = ({ payment, gatewayId, payee, sent, ...refund }: RefundRecord): RefundRow =>
  defined({
    ...refund,
    amount: poundsOf(refund.amount),
    requestedAt: refund.requestedAt.toISOString(),
    decidedAt: refund.decidedAt?.toISOString(),
    finishedAt: refund.finishedAt?.toISOString(),
    isByHand: isByHand(gatewayId),
    payee: payee ? defined({ ...payee, at: instant(payee.at) }) : undefined,
    sent: sent ? { ...sent, at: instant(sent.at) } : undefined,
    payment,
  }) as unknown as RefundRow

export const createRefunds = (dependencies: Dependencies) => {
  const { store, settle, check, gateways, clock, newId, owed, watch, log } = dependencies
  type Claimed = Awaited<ReturnType<StaffStore['claimRefunds']>>[number]
  const carryOut = async (refund: Claimed): Promise<void> => {
    const { id, attemptId, transaction, paymentId, gatewayId, amount, tryId, isAgain } = refund
    const gateway = gateways.get(gatewayId)
    if (!gateway) {
      // Taken out of the settings: nobody would ever carry it out.
      log('payments.gateway_gone', { gateway: gatewayId, refund: id })
      await store.failRefund(refund, clock())
      return
    }
    // What the former try was said to have failed at may be done since: another id would give it back twice.
    if (isAgain) {
      await check.now(attemptId)
      if (!(await store.isToSend(refund))) return
    }
    const isRefused = await gateway
      .refund({ reference: attemptId, transaction, refundId: tryId, amount })
      .then(
        () => false,
        error => {
          if (error instanceof GatewayRefused) return true
          throw error
        },
      )
    if (isRefused) {
      await store.failRefund(refund, clock())
      return
    }
    // The provider's own event says that it is done.
    await check.now(attemptId)
    // It may have been known before the refund was approved.
    await settle.locked(paymentId, async () => ({ isForced: true }))
  }

  const readerOf = ({ accountId }: By) => ({ accountId, now: clock() })

  return {
    list: async (by: By): Promise<RefundRow[]> => (await store.openRefunds(readerOf(by))).map(refundView),

    decide: async (
      by: FreshBy,
      id: string,
      { approve, reason }: { approve: boolean; reason: string },
    ): Promise<RefundRow> => {
      const found = await store.refund(id, readerOf(by))
      if (!found) throw new Problem('NOT_FOUND')
      assertUnhindered(found.hinders.decide, 'SECOND_PERSON_NEEDED')
      // The portal asks for what is owed: nobody keeps it by saying no.
      if (!approve && found.requestedBy === null) throw new Problem('REFUND_OWED')
      // Under the lock of the payment: what voids its record or takes its request up again sees the decision, or comes first.
      await settle.locked(found.payment.id, async ({ queries, now }) => {
        const decision = { by: by.accountId, approve, reason, tryId: newId(), now }
        if (!(await staffStore(queries).decide(id, decision))) throw new Problem('REFUND_DECIDED')
        if (approve) await watch(queries, 'decide', { id, by: by.accountId, amount: found.amount }, now)
        // What was declined no longer counts as going back: what is owed may have to be asked for now.
        return {
          isForced: true,
          recorded: paymentEvent('payment.refundDecided', by, found.payment, {
            amount: poundsOf(found.amount),
            approved: approve,
          }),
        }
      })
      return refundView((await store.refund(id, readerOf(by))) as RefundRecord)
    },

    isDue: (): Promise<boolean> => store.isRefundDue(clock()),
    run: async (): Promise<void> => {
      const now = clock()
      for (let found = atOnce; found === atOnce; ) {
        const claimed = await store.claimRefunds(now, new Date(now.getTime() + refundPauseMs), atOnce)
        found = claimed.length
        await eachItem(claimed, {
          atOnce,
          work: carryOut,
          // Claiming it has put it off already.
          putOff: async ({ id, gatewayId, requestId }, err) => {
            log('payments.refund_failed', { err, gateway: gatewayId, refund: id })
            await owed.rest(refundJob, requestId, err as Error)
          },
        })
      }
      await owed.drop(refundJob, nothingToSendSql)
    },
  }
}
export type Refunds = ReturnType<typeof createRefunds>
