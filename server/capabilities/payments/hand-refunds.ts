// Refunds that people carry out, of money that came to the own account or to a counter: one person records the payee's
// account, another sends the money and notes the bank's number. Until then nobody says that it went back.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import { readIban } from '@bawaba/language/input/ibans.ts'
import type { Audit, AuditDetail } from '../audit/index.ts'
import { type By, type FreshBy, paymentEvent } from './counter.ts'
import { handRefundStore, type SentRefund } from './hand-refund-store.ts'
import type { EventKind } from './machine.ts'
import { isByHand } from './own-account.ts'
import { assertUnhindered } from './refunds.ts'
import type { Settle } from './settle.ts'
import type { RefundRecord, StaffStore } from './staff-store.ts'
import type { NewEvent } from './store.ts'
import type { Watch } from './watch.ts'

type Dependencies = {
  store: StaffStore
  settle: Settle
  clock: () => Date
  audit: Audit
  watch: Watch
  view(refund: RefundRecord): RefundRow
}

const sentEvent = (
  kind: EventKind,
  { tryId, attemptId, gatewayId, amount, reference }: SentRefund,
  by: By,
  now: Date,
  reason?: string,
): NewEvent => ({
  gatewayId,
  eventId: `${kind}:${tryId}`,
  attemptId,
  kind,
  amount,
  transactionId: reference,
  refundId: tryId,
  occurredAt: now,
  source: 'staff',
  actorId: by.accountId,
  reason,
})

export const createHandRefunds = ({ store, settle, clock, audit, watch, view }: Dependencies) => {
  const readerOf = ({ accountId }: By) => ({ accountId, now: clock() })
  /** A refund that people carry out, and that is not of the caller's own request. */
  const find = async (by: By, id: string): Promise<RefundRecord> => {
    const refund = await store.refund(id, readerOf(by))
    if (!refund || !isByHand(refund.gatewayId)) throw new Problem('NOT_FOUND')
    if (refund.hinders.decide === 'own') throw new Problem('OWN_REQUEST')
    return refund
  }
  const eventOf = (
    kind: 'payment.payeeRecorded' | 'payment.refundCarriedOut' | 'payment.refundBounced',
    by: By,
    { payment, amount }: RefundRecord,
    detail: AuditDetail,
  ) => paymentEvent(kind, by, payment, { amount: poundsOf(amount), ...detail })
  const viewOf = async (id: string, by: By): Promise<RefundRow> =>
    view((await store.refund(id, readerOf(by))) as RefundRecord)

  return {
    recordPayee: async (
      by: FreshBy,
      id: string,
      body: { name: string; iban: string },
    ): Promise<RefundRow> => {
      const refund = await find(by, id)
      const iban = readIban(body.iban)
      if (!iban) throw new Problem('IBAN_WRONG')
      const payee = { by: by.accountId, name: body.name.trim(), iban, now: clock() }
      await audit.deed(async (queries, record) => {
        if (!(await handRefundStore(queries).recordPayee(id, payee))) throw new Problem('REFUND_NOT_WAITING')
        // The audit is read by many and never erased: the end of the number tells which account it was.
        await record(eventOf('payment.payeeRecorded', by, refund, { account: iban.slice(-4) }))
      })
      return viewOf(id, by)
    },

    carryOut: async (
      by: FreshBy,
      id: string,
      { bankReference, iban }: { bankReference: string; iban: string },
    ): Promise<RefundRow> => {
      const refund = await find(by, id)
      if (refund.status !== 'approved') throw new Problem('REFUND_NOT_WAITING')
      if (!refund.payee) throw new Problem('PAYEE_MISSING')
      // Money went to the account that the sender saw: another one must not stand beside it.
      const seen = readIban(iban) ?? ''
      if (seen !== refund.payee.iban) throw new Problem('PAYEE_CHANGED')
      assertUnhindered(refund.hinders.send, 'OTHER_CARRIER_NEEDED')
      await settle.locked(refund.payment.id, async ({ queries, now }) => {
        const sent = await handRefundStore(queries).carryOut(id, {
          by: by.accountId,
          reference: bankReference,
          iban: seen,
          now,
        })
        if (!sent) throw new Problem('OTHER_CARRIER_NEEDED')
        await watch(queries, 'carryOut', { id, by: by.accountId, amount: sent.amount }, now)
        return {
          events: [sentEvent('refunded', sent, by, now)],
          recorded: eventOf('payment.refundCarriedOut', by, refund, { reference: bankReference }),
        }
      })
      return viewOf(id, by)
    },

    /** The bank sent the money back: the refund is to be tried again. */
    bounce: async (by: FreshBy, id: string, { reason }: { reason: string }): Promise<RefundRow> => {
      const refund = await find(by, id)
      assertUnhindered(refund.hinders.bounce, 'SENT_BY_YOU')
      await settle.locked(refund.payment.id, async ({ queries, now }) => {
        const sent = await handRefundStore(queries).bounce(id, { by: by.accountId, now })
        if (!sent) throw new Problem('REFUND_NOT_WAITING')
        return {
          events: [sentEvent('refundBounced', sent, by, now, reason)],
          recorded: eventOf('payment.refundBounced', by, refund, {}),
        }
      })
      return viewOf(id, by)
    },
  }
}
export type HandRefunds = ReturnType<typeof createHandRefunds>
