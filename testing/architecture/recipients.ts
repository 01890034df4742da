// The rule on who is written to: a mobile number that its account did not use for a year may be another person's by now,
// and nothing personal goes there. `contactsOf` and `reachedMobileSql` choose; a second choice would forget it.

import type { Rule } from './rules.ts'

/** Where the choice stands. */
const chooser = 'server/capabilities/accounts/contacts.ts'

const second = [
  // A number in a message or for a code.
  /channel: 'sms'(?: as const| satisfies [^,]+)?,\s*recipient\b/,
  /\brecipient: (?:\w+\??\.)*mobile\b/,
  // A number of somebody's account is not one that they type.
  /\btypedNumber\(\w+\??\.(?:\w+\.)*mobile\b/,
  // A number that a statement finds, and writes to.
  /\bmessageToSql\(\w+\.number, (?:[^()]|\([^()]*\))*raw\('(?!reached')\w+'\)\)/,
]

export const recipients: Rule = {
  name: 'accounts/contacts.ts chooses the number that a person is written to',
  find: ({ path, text }) => {
    if (!path.startsWith('server/') || path === chooser || /\.test\.ts$|\/test-[\w-]+\.ts$/.test(path))
      return []
    return second.flatMap(pattern => {
      const found = pattern.exec(text)?.[0]
      return found ? [`${path} chooses a recipient: ${found}`] : []
    })
  },
}
