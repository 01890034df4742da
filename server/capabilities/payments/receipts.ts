// Signed receipts: the text of one, signed with the payment becoming paid.

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
