// What becomes of something typed or scanned: a signed text is checked here, and of a letter the portal is asked besides
// whether it is valid still. A number alone is asked for.

import type { LetterStatus } from '@bawaba/contract/entities/letter.ts'
import type { ReceiptStatus } from '@bawaba/contract/entities/payment.ts'
import { typedLetterNumber } from '@bawaba/contract/letter-number.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { isMissing } from '../../client/call-error.ts'
import type { Client } from '../../client/client.ts'
import { serverNow } from '../../client/server-clock.ts'
import { signingKeys } from './keys.ts'
import { type Proved, proofIn, type Verdict, verifySigned } from './verify.ts'

/** `unasked`: the portal could not be reached, so nobody knows whether it was revoked. */
export type Standing = LetterStatus | 'unknown' | 'unasked'
/** `unknown`: a receipt that the portal no longer has. */
export type ReceiptStanding = ReceiptStatus | 'unknown' | 'unasked'
export type Checked =
  | Exclude<Verdict, Proved>
  | (Extract<Proved, { kind: 'receipt' }> & { standing: ReceiptStanding })
  | (Extract<Proved, { kind: 'letter' }> & { standing: Standing; isExpired: boolean })
  | { kind: 'number'; number: string; standing: Standing }

type Caller = Pick<Client, 'call'>

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** What became of a receipt: the portal is told its number and signature, which its holder alone has. */
const receiptStandingOf = async (client: Caller, number: string, typed: string): Promise<ReceiptStanding> => {
  const signature = base64Url(proofIn(typed)?.signature ?? new Uint8Array())
  try {
    return await client.call('GET receipts/:number/status', { params: { number }, query: { signature } })
  } catch (error) {
    return isMissing(error) ? 'unknown' : 'unasked'
  }
}

/** Throws where too many were asked for. */
const standingOf = async (client: Caller, number: string): Promise<Standing> => {
  try {
    return await client.call('GET documents/:number/status', { params: { number } })
  } catch (error) {
    if (isMissing(error)) return 'unknown'
    if (error instanceof Error && 'code' in error && error.code === 'MAX_ATTEMPTS') throw error
    return 'unasked'
  }
}

export const check = async (client: Caller, typed: string, now = serverNow()): Promise<Checked> => {
  const number = typedLetterNumber(typed)
  if (number !== undefined) return { kind: 'number', number, standing: await standingOf(client, number) }
  const verdict = await verifySigned(typed, await signingKeys(client))
  if (verdict.kind === 'receipt')
    return { ...verdict, standing: await receiptStandingOf(client, verdict.receipt.number, typed) }
  if (verdict.kind !== 'letter') return verdict
  const { validUntil, number: own } = verdict.letter
  return {
    ...verdict,
    isExpired: validUntil !== '' && validUntil < cairoDate(now),
    standing: await standingOf(client, own),
  }
}
