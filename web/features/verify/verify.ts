// Checks what the portal signed, in the browser: the signature over the text that a code holds, by a public key of the
// portal. Nothing of the text is sent anywhere.

import { type LetterText, readLetterText } from '@bawaba/contract/letter-text.ts'
import { type ReceiptText, readReceipt } from '@bawaba/contract/receipt-text.ts'

export type Proved = { kind: 'receipt'; receipt: ReceiptText } | { kind: 'letter'; letter: LetterText }
export type Verdict = Proved | { kind: 'bad' } | { kind: 'cannot' }
export type Key = { id: string; publicKey: string }

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}

const importKey = (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> =>
  crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => undefined)

/** What a signed text says; a text of another kind says nothing. */
const provedBy = (text: string): Verdict => {
  const receipt = readReceipt(text)
  if (receipt) return { kind: 'receipt', receipt }
  const letter = readLetterText(text)
  return letter ? { kind: 'letter', letter } : { kind: 'bad' }
}

/** What a proof is made of: text, signature, and the name of the key. */
type Proof = { text: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer>; keyId: string }

/** `typed` is what a scanner reads, the whole address, or what stands behind its #. Undefined for anything else. */
export const proofIn = (typed: string): Proof | undefined => {
  const [body = '', keyId = '', signed = ''] = typed.trim().replace(/^.*#/s, '').split('.')
  const [text, signature] = [bytesOf(body), bytesOf(signed)]
  return text?.length && signature?.length && keyId !== '' ? { text, signature, keyId } : undefined
}

export const verifySigned = async (typed: string, keys: readonly Key[]): Promise<Verdict> => {
  const proof = proofIn(typed)
  const key = keys.find(({ id }) => id === proof?.keyId)
  const raw = bytesOf(key?.publicKey ?? '')
  if (!proof || !key || !raw) return { kind: 'bad' }
  const imported = await importKey(raw)
  if (!imported) return { kind: 'cannot' }
  const isGood = await crypto.subtle.verify('Ed25519', imported, proof.signature, proof.text)
  return isGood ? provedBy(new TextDecoder().decode(proof.text)) : { kind: 'bad' }
}
