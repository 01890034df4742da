// Browsers from which someone has signed in. Guesses made elsewhere use up another budget than theirs, so that nobody
// locks a person out of the device they always use.

import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import type { SessionsStore } from './store.ts'

export const deviceCookie = 'device'

type Dependencies = {
  store: Pick<SessionsStore, 'isKnownDevice' | 'knowDevice'>
  clock: () => Date
  random: Random
}

const isToken = (cookie: string | undefined): cookie is string => /^[\w-]{43}$/.test(cookie ?? '')

export const createKnownDevices = ({ store, clock, random }: Dependencies) => ({
  /** The budget that a try from this browser counts against: its own where the account was signed in to from it. */
  budgetOf: async (
    accountId: string | undefined,
    name: string,
    cookie: string | undefined,
  ): Promise<string> => {
    const hash = isToken(cookie) ? sha256(cookie) : Buffer.alloc(32)
    // Asked for an unknown person too, so that both take the same time.
    const isKnown = await store.isKnownDevice(accountId, hash)
    return isKnown ? `sign-in ${name} on ${hash.toString('base64url')}` : `sign-in ${name}`
  },
  /** Remembers the browser for the account; answers the cookie it is known by. */
  know: async (accountId: string, cookie: string | undefined): Promise<string> => {
    const token = isToken(cookie) ? cookie : newToken(random)
    await store.knowDevice(accountId, sha256(token), clock())
    return token
  },
})
export type KnownDevices = ReturnType<typeof createKnownDevices>
