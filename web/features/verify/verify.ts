// Checks what the portal signed, in the browser: the signature over the text that a code holds, by a public key of the
// portal. Nothing of the text is sent anywhere.

import { type LetterText, readLetterText } from '@bawaba/contract/letter-text.ts'
import { type ReceiptText, readReceipt } from '@bawaba/contract/receipt-text.ts'
import { withoutInvisible } from '@bawaba/language/index.ts'

export type Proved = { kind: 'receipt'; receipt: ReceiptText } | { kind: 'letter'; letter: LetterText }
/** `bad`: a signed text that is forged or altered. `unreadable`: no signed text at all, or a part of one. */
export type Verdict = Proved | { kind: 'bad' } | { kind: 'unreadable' } | { kind: 'cannot' }
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

const shape = /^([\w=-]+)\.([\w-]+)\.([\w-]+)/
/** Bytes of an Ed25519 signature. */
const signatureLength = 64
/** Every signed text is a JSON list that begins with a text. */
const isSignedText = (text: Uint8Array): boolean => text[0] === 0x5b && text[1] === 0x22

/**
 * The proof in what a scanner reads: the whole address, or the part after its #. Spaces, line breaks and invisible
 * characters inside and whatever follows the signature are left out. Undefined for a text that is no signed text.
 */
export const proofIn = (typed: string): Proof | undefined => {
  const bare = withoutInvisible(typed).replace(/\s/g, '').replace(/^.*#/, '')
  const [, body = '', keyId = '', signed = ''] = shape.exec(bare) ?? []
  const [text, signature] = [bytesOf(body), bytesOf(signed)]
  const isWhole = text !== undefined && isSignedText(text) && signature?.length === signatureLength
  return isWhole ? { text, signature, keyId } : undefined
}

export const verifySigned = async (typed: string, keys: readonly Key[]): Promise<Verdict> => {
  const proof = proofIn(typed)
  if (!proof) return { kind: 'unreadable' }
  const key = keys.find(({ id }) => id === proof.keyId)
  const raw = bytesOf(key?.publicKey ?? '')
  if (!key || !raw) return { kind: 'bad' }
  const imported = await importKey(raw)
  if (!imported) return { kind: 'cannot' }
  const isGood = await crypto.subtle.verify('Ed25519', imported, proof.signature, proof.text)
  return isGood ? provedBy(new TextDecoder().decode(proof.text)) : { kind: 'bad' }
}
