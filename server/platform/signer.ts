// Signs texts that people take along: an Ed25519 key that is derived from the portal's secret. Its public half stays in the
// database, so that what it signed can be checked after the secret has changed.

import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { SignedText } from '@bawaba/contract/signed-text.ts'
import { sha256 } from './secret.ts'

export type Signer = { id: string; publicKey: string; sign(body: string): SignedText }

/** What stands before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** What stands before the 32 bytes of a public key in SPKI. */
const spkiLength = 12

export const createSigner = (secret: string): Signer => {
  // The name is that of the first that were signed; another would be another key.
  const seed = Buffer.from(hkdfSync('sha256', secret, 'bawaba', 'receipts', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const publicKey = spki.subarray(spkiLength).toString('base64url')
  const id = sha256(publicKey).toString('hex').slice(0, 8)
  return {
    id,
    publicKey,
    sign: body => ({ body, keyId: id, signature: sign(null, Buffer.from(body), key).toString('base64url') }),
  }
}

/** What stands behind the # of a link to the page that checks it. */
export const proofOf = ({ body, keyId, signature }: SignedText): string =>
  [Buffer.from(body).toString('base64url'), keyId, signature].join('.')
