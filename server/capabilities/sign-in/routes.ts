// Signing in over HTTP.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Whole } from '../../platform/database/index.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import type { Call, Handlers } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Account, AccountsStore } from '../accounts/index.ts'
import type { AuditOfStrangers } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { createWebAuthn, Site } from '../factors/index.ts'
import { type Begin, deviceCookie, type Sessions } from '../sessions/index.ts'
import type { Tickets } from '../tickets/index.ts'
import type { SignIn } from './sign-in.ts'

type Dependencies = {
  sessions: Sessions
  signIn: SignIn
  keys: Pick<ReturnType<typeof createWebAuthn>, 'challenge' | 'signer'>
  tickets: Tickets
  accounts: Pick<AccountsStore, 'get'>
  counted: AuditOfStrangers
  begin: Begin
  whole: Whole
  siteOf: (call: Pick<Call, 'header'>) => Site
  budgets: Pick<Budgets, 'take' | 'giveBack'>
  /** Tries from one network in a quarter of an hour. */
  perAddress: number
}
type SignInCalls = 'POST :slug/login' | 'POST :slug/MFA' | 'POST :slug/MFA/enrol' | 'POST :slug/passkey'

export const signInRoutes = (dependencies: Dependencies): Handlers<SignInCalls> => {
  const { sessions, signIn, keys, tickets, accounts, counted, begin, whole, siteOf, budgets } = dependencies
  const tries = { limit: dependencies.perAddress, windowMs: 15 * 60_000 }
  const budgetOf = ({ address }: Pick<Call, 'address'>) => `passkeys from ${networkOf(address)}`
  const tokenOf = (call: Pick<Call, 'header'>) => bearerOf(call.header('authorization'))

  /** Refused tries are counted by their network, never by what was typed: to know an account would take longer. */
  const refuse = async (call: Call<'POST :slug/login'>, error: unknown): Promise<never> => {
    const code = error instanceof Problem ? error.code : 'UNKNOWN'
    const { address, params } = call
    const detail = { by: 'password', slug: params.slug }
    await counted.record({ kind: 'session.refused', address, detail }, code)
    throw error
  }

  return {
    'POST :slug/login': async call => {
      const from = { address: call.address, knownBy: call.cookie(deviceCookie) }
      const account: Account = await sessions
        .checkPassword(call.params.slug, call.body, from)
        .catch(error => refuse(call, error))
      return signIn.go(call, account, 'password')
    },

    'POST :slug/MFA': call => signIn.second(call, tokenOf(call), siteOf(call), call.body),

    'POST :slug/MFA/enrol': call => signIn.enrolFirst(call, tokenOf(call), siteOf(call), call.body),

    'POST :slug/passkey': async call => {
      const { token, value } = call.body
      if (token === undefined || value === undefined) {
        await budgets.take(budgetOf(call), tries)
        const fresh = await tickets.issue('passkey', null)
        const ticket = await tickets.find('passkey', fresh)
        if (!ticket) throw new Problem('INVALID_GRANT')
        return { token: fresh, ...(await keys.challenge(ticket, siteOf(call), [])) }
      }
      const ticket = await tickets.find('passkey', token)
      if (!ticket) throw new Problem('INVALID_GRANT')
      return whole(async () => {
        const factor = await keys.signer(ticket, siteOf(call), value, true)
        const account = await accounts.get(factor.accountId)
        // The key is the person's own, and they may not sign in.
        if (account.status !== 'active') throw new Problem('LOGIN_FAILED')
        if (account.userSlug !== call.params.slug || !(await tickets.use(ticket)))
          throw new Problem('WRONG_U2F')
        // Whoever signs in by it has asked for nothing.
        await budgets.giveBack(budgetOf(call))
        return begin(call, account, 'passkey')
      })
    },
  }
}
