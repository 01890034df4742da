// Signed receipts: the text of one, signed with the payment becoming paid.

import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import { writeReceipt } from '@bawaba/contract/receipt-text.ts'
import type { SignedText } from '@bawaba/contract/signed-text.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import type { Signer } from '../../platform/signer.ts'
import type { AttemptRecord, PaymentRecord } from './store.ts'

type SignedReceipt = SignedText & { paymentId: string; number: string }
export type SignReceipt = (
  payment: Pick<PaymentRecord, 'id' | 'number' | 'ID' | 'serviceSlug'>,
  attempt: Pick<AttemptRecord, 'amount' | 'channel' | 'transactionId'>,
  now: Date,
) => SignedReceipt

export const signReceiptBy =
  (signer: Pick<Signer, 'sign'>): SignReceipt =>
  (payment, attempt, now) => {
    const body = writeReceipt({
      number: payment.number,
      ID: payment.ID,
      serviceSlug: payment.serviceSlug,
      amount: poundsOf(attempt.amount),
      channel: attempt.channel,
      transactionId: attempt.transactionId ?? '',
      paidAt: now.toISOString(),
    })
    return { paymentId: payment.id, number: payment.number, ...signer.sign(body) }
  }

/** What was given back of a payment. Money that came beyond the price and went back is none of it. */
export const refundOf = (
  paying: Pick<AttemptRecord, 'amount' | 'received' | 'refunded' | 'events'> | undefined,
): Pick<Receipt, 'refund'> => {
  if (!paying) return {}
  const amount = paying.refunded - Math.max(0, paying.received - paying.amount)
  const last = paying.events.findLast(({ kind }) => kind === 'refunded')
  if (amount <= 0 || !last) return {}
  return {
    refund: {
      amount: poundsOf(Math.min(amount, paying.amount)),
      refundedAt: last.occurredAt.toISOString(),
      isWhole: amount >= paying.amount,
    },
  }
}
