// Signed receipts: an Ed25519 key that is derived from the portal's secret signs the text; its public half stays in the
// database, so that receipts can be checked after the secret has changed.

import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import { writeReceipt } from '@bawaba/contract/receipt-text.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import { sha256 } from '../../platform/secret.ts'
import type { AttemptRecord, PaymentRecord } from './store.ts'

type SignedReceipt = { paymentId: string; number: string; body: string; keyId: string; signature: string }
export type SignReceipt = (
  payment: Pick<PaymentRecord, 'id' | 'number' | 'ID' | 'serviceSlug'>,
  attempt: Pick<AttemptRecord, 'amount' | 'channel' | 'transactionId'>,
  now: Date,
) => SignedReceipt

/** What stands before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** What stands before the 32 bytes of a public key in SPKI. */
const spkiLength = 12

export const createSigner = (secret: string) => {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'bawaba', 'receipts', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const publicKey = spki.subarray(spkiLength).toString('base64url')
  const id = sha256(publicKey).toString('hex').slice(0, 8)
  const signText = (text: string): string => sign(null, Buffer.from(text), key).toString('base64url')
  const signReceipt: SignReceipt = (payment, attempt, now) => {
    const body = writeReceipt({
      number: payment.number,
      ID: payment.ID,
      serviceSlug: payment.serviceSlug,
      amount: poundsOf(attempt.amount),
      channel: attempt.channel,
      transactionId: attempt.transactionId ?? '',
      paidAt: now.toISOString(),
    })
    return { paymentId: payment.id, number: payment.number, body, keyId: id, signature: signText(body) }
  }
  return { id, publicKey, signReceipt }
}

/** What stands behind the # of a receipt's link. */
export const proofOf = ({
  body,
  keyId,
  signature,
}: Pick<SignedReceipt, 'body' | 'keyId' | 'signature'>): string =>
  [Buffer.from(body).toString('base64url'), keyId, signature].join('.')
