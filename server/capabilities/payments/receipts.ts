// Signed receipts: the text of one, signed with the payment becoming paid.

import type { Receipt } from '@bawaba/contract/entities/payment.ts'
import { withPayer, writeReceipt } from '@bawaba/contract/receipt-text.ts'
import type { SignedText } from '@bawaba/contract/signed-text.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import type { Signer } from '../../platform/signer.ts'
import { sharesOf } from './machine.ts'
import type { AttemptRecord, PaymentRecord } from './store.ts'

/** `payer` is stored beside the text, which is stored without it: it goes when its owner is erased. */
type SignedReceipt = SignedText & { paymentId: string; number: string; payer: string }
export type SignReceipt = (
  payment: Pick<PaymentRecord, 'id' | 'number' | 'ID' | 'serviceSlug'>,
  attempt: Pick<AttemptRecord, 'amount' | 'channel' | 'transactionId'>,
  payer: string,
  now: Date,
) => SignedReceipt

export const signReceiptBy =
  (signer: Pick<Signer, 'sign'>): SignReceipt =>
  (payment, attempt, payer, now) => {
    const text = writeReceipt({
      number: payment.number,
      ID: payment.ID,
      serviceSlug: payment.serviceSlug,
      amount: poundsOf(attempt.amount),
      channel: attempt.channel,
      transactionId: attempt.transactionId ?? '',
      paidAt: now.toISOString(),
      payer,
    })
    const { body, ...signature } = signer.sign(text)
    return {
      paymentId: payment.id,
      number: payment.number,
      payer,
      body: withPayer(body, ''),
      ...signature,
    }
  }

/** What was given back of a payment. Money that came beyond the price and went back is none of it. */
export const refundOf = (
  paidBy: string | null,
  attempts: readonly AttemptRecord[],
): Pick<Receipt, 'refund'> => {
  const price = attempts.find(({ id }) => id === paidBy)?.amount ?? 0
  const shares = sharesOf(paidBy, attempts)
  // Parts on several references pay together: each gives back of its own share.
  const returns = attempts.flatMap(({ id, received, refunded, events }) => {
    const share = shares.get(id) ?? 0
    const amount = share - Math.min(share, received - refunded)
    const last = events.findLast(({ kind }) => kind === 'refunded')
    return amount > 0 && last ? [{ amount, at: last.occurredAt.toISOString() }] : []
  })
  const amount = returns.reduce((total, each) => total + each.amount, 0)
  const refundedAt = returns
    .map(({ at }) => at)
    .sort()
    .at(-1)
  return refundedAt === undefined
    ? {}
    : { refund: { amount: poundsOf(amount), refundedAt, isWhole: amount >= price } }
}
