// Checks a receipt in the browser: the signature over the text that its code holds, by a public key of the portal. Nothing
// of the receipt is sent anywhere.

import { type ReceiptText, readReceipt } from '@bawaba/contract/receipt-text.ts'

export type Verdict = { kind: 'good'; receipt: ReceiptText } | { kind: 'bad' } | { kind: 'cannot' }
type Key = { id: string; publicKey: string }

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

/** `typed` is what a scanner reads, the whole address, or what stands behind its #. */
export const verifyReceipt = async (typed: string, keys: readonly Key[]): Promise<Verdict> => {
  const [body = '', keyId, signed = ''] = typed.trim().replace(/^.*#/s, '').split('.')
  const key = keys.find(({ id }) => id === keyId)
  const [text, signature, raw] = [bytesOf(body), bytesOf(signed), bytesOf(key?.publicKey ?? '')]
  if (!key || !text || !signature || !raw) return { kind: 'bad' }
  const imported = await importKey(raw)
  if (!imported) return { kind: 'cannot' }
  const isGood = await crypto.subtle.verify('Ed25519', imported, signature, text)
  const receipt = isGood ? readReceipt(new TextDecoder().decode(text)) : undefined
  return receipt ? { kind: 'good', receipt } : { kind: 'bad' }
}
