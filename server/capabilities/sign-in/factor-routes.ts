// A person's own factors over HTTP: reading, enrolling, removing. Every change needs a fresh proof, is told to its
// owner and stands in the audit.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Whole } from '../../platform/database/index.ts'
import type { Call, Handlers, SignedIn } from '../../platform/http/call.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Factors, Site } from '../factors/index.ts'
import { type Sessions, self } from '../sessions/index.ts'
import type { Tickets } from '../tickets/index.ts'
import type { Fresh } from './fresh.ts'

type Dependencies = {
  sessions: Sessions
  factors: Factors
  fresh: Fresh
  tickets: Tickets
  accounts: Pick<AccountsStore, 'get'>
  whole: Whole
  /** Tells the owner that the way they sign in was changed. */
  tell(accountId: string): Promise<void>
  siteOf: (call: Pick<Call, 'header'>) => Site
}
type FactorCalls =
  | 'GET :slug/:id/factors'
  | 'POST :slug/:id/factors'
  | 'DELETE :slug/:id/factors/:factorId'
  | 'POST :slug/:id/recoveryCodes'
  | 'POST :slug/:id/proof'

export const factorRoutes = (dependencies: Dependencies): Handlers<FactorCalls> => {
  const { sessions, factors, fresh, tickets, accounts, whole, tell, siteOf } = dependencies
  const contextOf = async (
    call: Pick<Call, 'header' | 'language' | 'address'>,
    { accountId, sessionId }: SignedIn,
    purpose: 'change' | 'prove',
  ) => ({
    account: await accounts.get(accountId),
    ticket: await tickets.bind(purpose, sessionId, accountId),
    site: siteOf(call),
    language: call.language,
    address: call.address,
    purpose: 'step-up' as const,
  })
  return {
    'GET :slug/:id/factors': async call => {
      const account = await accounts.get(self(call).accountId)
      const [list, ways] = await Promise.all([factors.list(account), fresh.ways(account)])
      return { ...list, fresh: ways }
    },

    'POST :slug/:id/factors': async call => {
      const actor = self(call)
      const context = { ...(await contextOf(call, actor, 'change')), by: actor }
      if (call.body.value === undefined) return factors.enrol(context, call.body)
      return whole(async () => {
        const answer = await factors.enrol(context, call.body)
        if ('enrolled' in answer) await tell(actor.accountId)
        return answer
      })
    },

    'DELETE :slug/:id/factors/:factorId': async call => {
      const actor = self(call)
      const { factorId } = call.params
      await whole(async () => {
        await factors.remove(actor, await accounts.get(actor.accountId), factorId, call.address)
        await tell(actor.accountId)
      })
      return null
    },

    'POST :slug/:id/recoveryCodes': async call => {
      const actor = self(call)
      return whole(async () => {
        const account = await accounts.get(actor.accountId)
        const recoveryCodes = await factors.renewRecovery(actor, account, call.address)
        await tell(actor.accountId)
        return { recoveryCodes }
      })
    },

    'POST :slug/:id/proof': async call => {
      const actor = self(call)
      const context = await contextOf(call, actor, 'prove')
      if ('password' in call.body) {
        // Whoever has a second factor proves by it: the password alone is half of what they sign in with.
        if (await factors.hasAny(context.account)) throw new Problem('STEP_UP_REQUIRED')
        await sessions.checkOwnPassword(context.account, call.body.password)
        await sessions.prove(actor.sessionId)
        return { proved: true }
      }
      const { body } = call
      const prove = async () => {
        const challenge = await ('channel' in body
          ? fresh.prove(context, body)
          : factors.prove(context, body))
        if (challenge) return challenge
        await sessions.prove(actor.sessionId)
        return { proved: true as const }
      }
      return body.value === undefined ? prove() : whole(prove)
    },
  }
}
