// The short code of a visitor's request. It follows from the request's id, the number of corrections of its visitor's address
// and the portal's key, so that no table holds it.

import { shortCodeLength, shortCodeLetters } from '@bawaba/contract/short-code.ts'
import { sign } from '../../../platform/secret.ts'

const base = BigInt(shortCodeLetters.length)

/** Thirty signs to the power of eight: 39 bits, drawn evenly from 256. */
export const shortCodeOf = (key: string, requestId: string, contactRevision = 0): string => {
  const revision = contactRevision === 0 ? '' : `/${contactRevision}`
  const signature = sign(key, `answers/${requestId}${revision}`)
  let rest = BigInt(`0x${Buffer.from(signature, 'base64url').toString('hex')}`)
  let code = ''
  while (code.length < shortCodeLength) {
    code += shortCodeLetters[Number(rest % base)]
    rest /= base
  }
  return code
}
