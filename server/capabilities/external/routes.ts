// Signing in by a provider over HTTP. A cookie of its own says which browser a sign-in left from.

import type { externalCalls } from '@bawaba/contract/calls/external.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { SignInAnswer } from '@bawaba/contract/entities/session.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { newToken, type Random } from '../../platform/secret.ts'
import type { Account, AccountsStore } from '../accounts/index.ts'
import { type Begin, type Sessions, self } from '../sessions/index.ts'
import { type External, type Leave, lifeMs } from './external.ts'
import type { Identities } from './identities.ts'

type Dependencies = {
  external: External
  identities: Identities
  /** From what a provider vouches for to a session, by a second step where one is needed. */
  go(
    call: Parameters<Begin>[0] & Pick<Call, 'language'>,
    account: Account,
    by: string,
    known: { logoutUrl: string | undefined; isWhole: boolean },
  ): Promise<SignInAnswer>
  /** Throws STEP_UP_REQUIRED where the person has more to prove themselves by. */
  needNothingElse(account: Account): Promise<void>
  sessions: Pick<Sessions, 'checkOwnPassword'>
  accounts: Pick<AccountsStore, 'get'>
  /** Notifies the owner that the way they sign in was changed. */
  tell(accountId: string): Promise<void>
  random: Random
}

const browserCookie = 'external_sign_in'
/** The state of the last departure, for clients that do not hand it over. */
const stateCookie = 'external_state'
const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/api', maxAge: lifeMs / 1000 } as const
const isToken = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')
const hostOf = (call: Pick<Call, 'header'>): string => call.header('host') ?? ''

/** The caller as the owner of what stands below a slug: anyone else's is not there. */
const ownerOf = (call: Pick<Call, 'actor' | 'address'>, slug: UserSlug) => {
  const { accountId, userSlug } = signedIn(call)
  if (userSlug !== slug) throw new Problem('NOT_FOUND')
  return { accountId, userSlug, address: call.address }
}

export const externalRoutes = (dependencies: Dependencies): Handlers<keyof typeof externalCalls> => {
  const { external, identities, go, needNothingElse, sessions, accounts, tell, random } = dependencies

  /** The browser's secret, made where it has none; it lives as long as what it is bound to. */
  const browserOf = (call: Pick<Call, 'cookie' | 'setCookie'>): string => {
    const cookie = call.cookie(browserCookie)
    const browser = isToken(cookie) ? cookie : newToken(random)
    call.setCookie(browserCookie, browser, cookieOptions)
    return browser
  }
  /** Where to go; the browser takes along what only it can come back with. */
  const leave = async (call: Pick<Call, 'cookie' | 'setCookie'>, where: Leave) => {
    const departure = await external.leave(where, browserOf(call))
    call.setCookie(stateCookie, departure.state, cookieOptions)
    return departure
  }
  const leavingOf = (call: Pick<Call, 'header' | 'address' | 'language'>, slug: UserSlug) => ({
    slug,
    host: hostOf(call),
    address: call.address,
    language: call.language,
  })

  return {
    'GET :slug/getAuthenticationMeta': call =>
      leave(call, { ...leavingOf(call, call.params.slug), ...call.query }),

    'POST :slug/exchangeToken': async call => {
      const { account, by, isLinked, ...known } = await external.comeBack({
        ...call.body,
        state: call.body.state ?? call.cookie(stateCookie) ?? '',
        isStateHeld: call.body.state === undefined,
        slug: call.params.slug,
        address: call.address,
        language: call.language,
        browser: call.cookie(browserCookie),
        accountId: call.actor.mode === 'VISITOR' ? undefined : call.actor.accountId,
      })
      if (isLinked) await tell(account.id)
      return go(call, account, by, known)
    },

    'POST :slug/:id/proof/leave': async call => {
      const { accountId } = self(call)
      await needNothingElse(await accounts.get(accountId))
      await identities.needLinked(accountId, call.body.provider)
      const where = { ...leavingOf(call, call.params.slug), ...call.body, accountId, isFresh: true as const }
      return leave(call, where)
    },

    'GET :slug/identities': call => identities.list(ownerOf(call, call.params.slug).accountId),

    'POST :slug/identities': async call => {
      const by = signedIn(call)
      const { accountId } = ownerOf(call, call.params.slug)
      const { password, ...where } = call.body
      await sessions.checkOwnPassword(await accounts.get(accountId), password)
      return leave(call, { ...leavingOf(call, call.params.slug), ...where, accountId, by })
    },

    'DELETE :slug/identities/:identityId': async call => {
      const owner = ownerOf(call, call.params.slug)
      await identities.remove({ ...owner, by: signedIn(call) }, call.params.identityId)
      await tell(owner.accountId)
      return null
    },

    'POST :slug/changePasswordIAM': call => identities.passwordAt(ownerOf(call, call.params.slug).accountId),
  }
}
