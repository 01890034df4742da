// A check without the network: by the keys that the page was saved with, and by the date of the device.

import { typedLetterNumber } from '@bawaba/contract/letter-number.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { Signed } from '../rows.ts'
import { proofIn, verifySigned } from '../verify.ts'
import type { SavedKey } from './saved.ts'

/** `unknownKey`: forged, or signed with a key that is newer than the page. */
export type Found =
  | { kind: 'bad' | 'unreadable' | 'cannot' | 'unknownKey' | 'number' }
  | { kind: 'genuine'; signed: Signed; key: SavedKey; isExpired: boolean }

export const checkOffline = async (typed: string, keys: readonly SavedKey[], now: Date): Promise<Found> => {
  if (typedLetterNumber(typed) !== undefined) return { kind: 'number' }
  const proof = proofIn(typed)
  if (!proof) return { kind: 'unreadable' }
  const key = keys.find(({ id }) => id === proof.keyId)
  if (!key) return { kind: 'unknownKey' }
  const verdict = await verifySigned(typed, keys)
  if (verdict.kind !== 'letter' && verdict.kind !== 'receipt') return { kind: verdict.kind }
  const validUntil = verdict.kind === 'letter' ? verdict.letter.validUntil : ''
  return {
    kind: 'genuine',
    signed: verdict,
    key,
    isExpired: validUntil !== '' && validUntil < cairoDate(now),
  }
}
