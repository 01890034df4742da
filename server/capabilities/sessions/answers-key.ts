// The key that seals what a person has typed and not sent, while a browser stores it. The server gives it only to a session
// of the person, and the browser stores it nowhere: whoever sits at the device after the session cannot read the answers.

import { hkdfSync } from 'node:crypto'

/** 32 bytes in base64url; the same at every sign-in of the account. */
export const answersKeyOf = (secret: string, accountId: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'bawaba', `answers on a device of ${accountId}`, 32)).toString(
    'base64url',
  )
