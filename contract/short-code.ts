// The short code that opens a visitor's request together with its number. It leaves out signs that look alike in print or
// sound alike on the phone: 0 and O, 1, I and L, U and V. Pure.

import { readCompact } from '@bawaba/language/index.ts'
import { readToken } from '@bawaba/language/input/tokens.ts'

export const shortCodeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const shortCodeLength = 8

/** A code as people type or copy it: small letters, Arabic digits, spaces and dashes are the same code, up to what ends a sentence. */
export const readShortCode = (typed: string): string =>
  /^[A-Z\d]*/.exec(readCompact(typed).toUpperCase())?.[0] ?? ''

/** What opens a visitor's request: a short code, or the long secret that former versions showed. */
export const readTrackingCode = (typed: string): string => {
  const code = readShortCode(typed)
  return code.length === shortCodeLength ? code : readToken(typed)
}

/** In two groups, as it is shown and sent. */
export const formatShortCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
