// Codes by e-mail while no text message leaves, where the portal's setting allows it.
//
// An e-mail address is weaker than a number: a link to it sets a new password already. So the outage has to be the gateway's,
// which no caller can bring about, and the ways into the account have to be older than it: whoever reads somebody's mail
// and makes a new password during the outage gets no code there.

import type { Account } from '../accounts/index.ts'
import type { ChannelOutages } from '../messages/index.ts'

type Outage = NonNullable<ReturnType<ChannelOutages['of']>>

/** How long before the outage the password, the number and the address must have been the same. */
const restMs = 24 * 60 * 60_000

type Person = Pick<Account, 'email' | 'emailIsConfirmed' | 'credentialsChangedAt'>

/** The address that a sign-in code goes to as well. */
export function addressWithoutSms(person: Person, outage: Outage | undefined): string | undefined {
  if (!outage?.gatewaySince || !person.emailIsConfirmed) return undefined
  const isOlder = person.credentialsChangedAt.getTime() <= outage.gatewaySince.getTime() - restMs
  return isOlder ? (person.email ?? undefined) : undefined
}
