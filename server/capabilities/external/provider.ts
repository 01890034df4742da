// One provider as the rules see it: an address to leave for, a code turned into what it vouches for, an address to
// sign out at. Signature, issuer, audience, nonce and times of the identity token are checked here and nowhere else.

import type { Configuration } from 'openid-client'
import type { Provider } from '../../config-providers.ts'
import { lazily } from '../../platform/lazily.ts'

/** Its library is read with the first who signs in by a provider. */
const library = lazily(() => import('openid-client'))

/** What a provider says of a person; an address counts only where it says that it has verified it. */
export type Vouched = {
  issuer: string
  subject: string
  firstName: string | undefined
  lastName: string | undefined
  mobile: string | undefined
  email: string | undefined
  /** Where the provider's settings name a claim for it. */
  nationalId: string | undefined
  /** Whether it says, in a way that the setting trusts, that it has seen more than one factor. */
  isMultiFactor: boolean
}
export type Departure = {
  redirectUrl: string
  state: string
  nonce: string
  verifier: string
  language: string
  /** Asks for another sign-in there, whoever is signed in. */
  isFresh: boolean
}
export type Return = Omit<Departure, 'language'> & { code: string; issuer: string | undefined }

/** The provider did not answer, or not as one that works. */
export class ProviderDown extends Error {}

/** Seconds until a provider is given up. */
const patience = 8
/** What was found out about a provider is looked up again after this long. */
const fresh = 3_600_000
const busy = 500
/** Seconds that another sign-in may be old when one comes back with it. */
const freshSignIn = 300

const reach: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init).catch(error => {
    throw new ProviderDown('No answer', { cause: error })
  })
  if (answer.status >= busy) throw new ProviderDown(`Answered ${answer.status}`)
  return answer
}

/** openid-client wraps what it meets: the reason lies somewhere below. */
const reasonOf = (error: unknown): unknown => {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderDown) return at
  return error
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined

const vouchedOf = (
  issuer: string,
  claims: Record<string, unknown>,
  nationalIdClaim: string | undefined,
): Omit<Vouched, 'isMultiFactor'> => ({
  issuer,
  subject: String(claims.sub),
  firstName: text(claims.given_name) ?? text(claims.name),
  lastName: text(claims.family_name),
  mobile: claims.phone_number_verified === true ? text(claims.phone_number) : undefined,
  email: claims.email_verified === true ? text(claims.email) : undefined,
  nationalId: nationalIdClaim === undefined ? undefined : text(claims[nationalIdClaim]),
})

export const createProvider = (provider: Provider) => {
  const { issuer, clientId, clientSecret, scopes, logout, multiFactor } = provider
  let found: { at: number; configuration: Promise<Configuration> } | undefined

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await library()
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: reach as never,
      timeout: patience,
      execute: [
        enableNonRepudiationChecks,
        // The setting takes plain http on this machine alone.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    })
  }

  /** Found out once; a failure is not kept. */
  const configuration = async (): Promise<Configuration> => {
    if (!found || Date.now() - found.at > fresh) {
      const mine = { at: Date.now(), configuration: discover() }
      found = mine
      mine.configuration.catch(() => {
        if (found === mine) found = undefined
      })
    }
    // Whatever is wrong with what it says about itself, nobody can sign in by it.
    return found.configuration.catch(error => {
      throw new ProviderDown('It does not say how it works', { cause: error })
    })
  }

  return {
    ...provider,

    authorizationUrl: async ({
      redirectUrl,
      state,
      nonce,
      verifier,
      language,
      isFresh,
    }: Departure): Promise<string> => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        scope: scopes,
        state,
        nonce,
        ui_locales: language,
        ...(isFresh ? { prompt: 'login', max_age: String(freshSignIn) } : {}),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    /** Throws ProviderDown, or whatever is wrong with what came back. */
    exchange: async ({
      redirectUrl,
      state,
      nonce,
      verifier,
      code,
      issuer: from,
      isFresh,
    }: Return): Promise<Vouched> => {
      const { authorizationCodeGrant, fetchUserInfo } = await library()
      const configured = await configuration()
      const callback = new URL(redirectUrl)
      callback.searchParams.set('code', code)
      callback.searchParams.set('state', state)
      if (from !== undefined) callback.searchParams.set('iss', from)
      try {
        const tokens = await authorizationCodeGrant(configured, callback, {
          expectedNonce: nonce,
          expectedState: state,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isFresh ? { maxAge: freshSignIn } : {}),
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('There is no identity token')
        const more = configured.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configured, tokens.access_token, claims.sub)
          : {}
        // Of how one signed in the signed token alone speaks.
        const levels = [claims.acr, ...(Array.isArray(claims.amr) ? claims.amr : [])]
        const isMultiFactor = levels.some(word => typeof word === 'string' && multiFactor.includes(word))
        const statements = { ...claims, ...more, sub: claims.sub }
        return { ...vouchedOf(claims.iss, statements, provider.nationalIdClaim), isMultiFactor }
      } catch (error) {
        throw reasonOf(error)
      }
    },

    /** Where one signs out there and comes back from; undefined where it knows no such place. */
    logoutUrl: async (returnTo: string): Promise<string | undefined> => {
      if (!logout) return undefined
      const configured = await configuration()
      if (!configured.serverMetadata().end_session_endpoint) return undefined
      const { buildEndSessionUrl } = await library()
      return buildEndSessionUrl(configured, { post_logout_redirect_uri: returnTo }).href
    },
  }
}
export type ProviderClient = ReturnType<typeof createProvider>
