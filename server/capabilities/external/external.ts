// Signing in by a provider outside. A sign-in that leaves is a row: its state comes back once, within minutes, to the
// browser it left from. What the provider vouches for opens the account that is linked to it, and no other: an address
// links only where the provider has verified it, the account has proved it, and the provider's settings say so.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readCompact } from '@bawaba/language/index.ts'
import { readDialled } from '@bawaba/language/input/phone-numbers.ts'
import type { FreshActor } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Seal } from '../../platform/sealed.ts'
import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import type { Account, AccountsStore } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { IdentityProof } from '../profiles/index.ts'
import type { Addresses } from './addresses.ts'
import { type ProviderClient, ProviderDown, type Vouched } from './provider.ts'
import { type ExternalStore, externalStore, type ProvedAccount } from './store.ts'

export type ExternalDependencies = {
  store: ExternalStore
  providers: readonly ProviderClient[]
  addresses: Addresses
  accounts: Pick<AccountsStore, 'get'>
  audit: Audit
  budgets: Budgets
  seal: Pick<Seal, 'indexOf'>
  identityProof: Pick<IdentityProof, 'byProvider'>
  clock: () => Date
  random: Random
  newId: () => string
}
export type Leave = {
  slug: UserSlug
  provider?: string | undefined
  redirectUrl: string
  host: string
  address: string
  language: string
} & (
  | { accountId?: never; isFresh?: never }
  /** The account to link to, by its owner who proved themselves. */
  | { accountId: string; isFresh?: never; by: FreshActor }
  /** Proves that account anew instead of linking to it. */
  | { accountId: string; isFresh: true }
)

export type ComeBack = Pick<Leave, 'slug' | 'redirectUrl' | 'address' | 'language'> & {
  token: string
  state: string
  iss?: string | undefined
  /** The state is the browser's own and did not come back in the address, nor did the issuer. */
  isStateHeld?: boolean
  browser: string | undefined
  /** Who is signed in now. */
  accountId: string | undefined
}

export type CameBack = {
  account: Account
  by: string
  logoutUrl: string | undefined
  /** The account was linked to the identity just now. */
  isLinked: boolean
  /** Nothing more has to be proved: the person was signed in when they left, or the provider is trusted with it. */
  isWhole: boolean
}

export const lifeMs = 10 * 60_000
/** Of one network address: many people may share one. */
const departures = { limit: 120, windowMs: lifeMs }

/** A citizen's user name is the mobile number, if the provider vouches for one. */
const usernameFor = ({ mobile }: Vouched, random: Random): string =>
  mobile ? usernameOfMobile(mobile) : `p${Buffer.from(random(8)).toString('hex')}`

const mobileOf = (vouched: Vouched): string | undefined => {
  const plain = readDialled(vouched.mobile ?? '')
  return /^\+\d{8,15}$/.test(plain) ? plain : undefined
}

const down = (error: ProviderDown) =>
  new Problem('PROVIDER_UNAVAILABLE', { headers: { 'retry-after': '30' }, cause: error })

export const createExternal = (dependencies: ExternalDependencies) => {
  const { store, providers, addresses, accounts, audit, budgets, seal, clock, random, newId } = dependencies
  const providersOf = (slug: UserSlug) => providers.filter(({ slugs }) => slugs.includes(slug))
  const providerOf = (slug: UserSlug, id: string | undefined): ProviderClient => {
    const provider = providersOf(slug).find(candidate => id === undefined || candidate.id === id)
    if (!provider) throw new Problem('NOT_FOUND')
    return provider
  }
  const nationalIdIndexOf = ({ nationalId }: Vouched): Buffer | null =>
    nationalId === undefined ? null : seal.indexOf('nationalId', readCompact(nationalId))
  const shown = ({ id, label, slugs }: ProviderClient) => ({ id, label, slugs })

  const refuse = async (answer: ComeBack, provider: string | undefined, reason: string, cause?: unknown) => {
    await audit.record({
      kind: 'identity.refused',
      actorId: answer.accountId,
      address: answer.address,
      detail: { code: reason, slug: answer.slug, ...(provider ? { provider } : {}) },
    })
    return new Problem('INVALID_GRANT', { cause })
  }

  /** Undefined where the account's ways in were changed since it was judged. */
  const linkTo = async (
    { id: accountId, credentialsVersion }: ProvedAccount,
    slug: UserSlug,
    provider: ProviderClient,
    { issuer, subject }: Vouched,
    { by, address }: { by: 'password' | 'verified address'; address: string },
  ): Promise<string | undefined> => {
    const identity = {
      id: newId(),
      accountId,
      userSlug: slug,
      provider: provider.id,
      issuer,
      subject,
      now: clock(),
    }
    const owner = await audit.deed(async (queries, record) => {
      const linked = await externalStore(queries).link(identity, credentialsVersion)
      if (linked === accountId)
        await record(eventOfSelf('identity.linked', accountId, address, { provider: provider.id, by }))
      return linked
    })
    if (owner !== undefined && owner !== accountId) throw new Problem('IDENTITY_TAKEN')
    return owner
  }

  /** A provider that states the national ID proves it, whenever the person comes by it; what it cannot settle is written down once. */
  const prove = async (
    { slug, address }: ComeBack,
    provider: ProviderClient,
    { nationalId }: Vouched,
    { accountId, isNew }: { accountId: string; isNew: boolean },
  ): Promise<void> => {
    if (slug !== 'citizen' || nationalId === undefined) return
    const why = await dependencies.identityProof.byProvider(
      { accountId, provider: provider.id, address },
      nationalId,
    )
    if (why && isNew)
      await audit.record({
        kind: 'identity.refused',
        actorId: accountId,
        address,
        detail: { code: `national ID: ${why}`, slug, provider: provider.id },
      })
  }

  /** An account that has proved the same address; of two that have, neither. */
  const byProvedAddress = async ({ slug, address }: ComeBack, provider: ProviderClient, vouched: Vouched) => {
    if (!provider.linkVerified || !(vouched.mobile || vouched.email)) return undefined
    const { mobile = null, email = null } = vouched
    const found = await store.proved(
      slug,
      { mobile, email, nationalIdIndex: nationalIdIndexOf(vouched) },
      clock(),
    )
    return found.length === 1 && found[0]
      ? linkTo(found[0], slug, provider, vouched, { by: 'verified address', address })
      : undefined
  }

  const register = async (
    { slug, language, address }: ComeBack,
    provider: ProviderClient,
    vouched: Vouched,
  ): Promise<string | undefined> => {
    // Staff and agents are made by administrators alone.
    if (!provider.register || slug !== 'citizen') return undefined
    const accountId = newId()
    const { issuer, subject, mobile = null, email = null } = vouched
    const person = {
      username: usernameFor(vouched, random),
      mobile,
      email,
      language,
      firstName: vouched.firstName ?? '',
      lastName: vouched.lastName ?? '',
    }
    const identity = {
      id: newId(),
      accountId,
      userSlug: slug,
      provider: provider.id,
      issuer,
      subject,
      now: clock(),
    }
    const isMade = await audit.deed(async (queries, record) => {
      if (!(await externalStore(queries).register(person, identity))) return false
      await record(
        eventOfSelf('identity.registered', accountId, address, { provider: provider.id, by: 'registration' }),
      )
      return true
    })
    return isMade ? accountId : undefined
  }

  /** The account that an identity opens, linked or made on the way where that is allowed. */
  const accountOf = async (
    answer: ComeBack,
    provider: ProviderClient,
    vouched: Vouched,
  ): Promise<{ account: Account; isLinked: boolean }> => {
    const { slug } = answer
    const { issuer, subject } = vouched
    const linked = await store.use({ issuer, subject, userSlug: slug }, clock())
    const found = linked ?? (await byProvedAddress(answer, provider, vouched))
    const accountId = found ?? (await register(answer, provider, vouched))
    const account = accountId === undefined ? undefined : await accounts.get(accountId)
    if (account?.status !== 'active') {
      await refuse(answer, provider.id, account ? 'account is off' : 'no account')
      throw new Problem('NO_ACCOUNT_FOR_IDENTITY')
    }
    await prove(answer, provider, vouched, { accountId: account.id, isNew: !linked })
    return { account, isLinked: !linked && found !== undefined }
  }

  return {
    providersOf: (slug: UserSlug) => providersOf(slug).map(shown),

    /** Answers where to go; `browser` is the secret of the cookie that the state is bound to. */
    leave: async (leaving: Leave, browser: string) => {
      const { slug, redirectUrl, host, address, language, accountId, isFresh = false } = leaving
      const provider = providerOf(slug, leaving.provider)
      if (!addresses.callbacks(slug, host).includes(redirectUrl))
        throw new Problem('MALFORMED', { details: [{ path: 'query.redirectUrl', key: 'notOurs' }] })
      await budgets.take(`leave ${networkOf(address)}`, departures)
      const [state, nonce, verifier] = [newToken(random), newToken(random), newToken(random)]
      const url = await provider
        .authorizationUrl({ redirectUrl, state, nonce, verifier, language, isFresh })
        .catch(error => {
          throw error instanceof ProviderDown ? down(error) : error
        })
      await store.leave({
        stateHash: sha256(state),
        browserHash: sha256(browser),
        provider: provider.id,
        userSlug: slug,
        nonce,
        verifier,
        redirectUrl,
        accountId,
        isFresh,
        expiresAt: new Date(clock().getTime() + lifeMs),
      })
      return { url, state, providers: providersOf(slug).map(shown) }
    },

    /** The account that has come back, and where it signs out later. Throws INVALID_GRANT for everything that is not right. */
    comeBack: async (answer: ComeBack): Promise<CameBack> => {
      const { slug, redirectUrl, token, state, browser } = answer
      await budgets.take(`come back ${networkOf(answer.address)}`, departures)
      const left =
        browser === undefined
          ? undefined
          : await store.comeBack(
              { stateHash: sha256(state), browserHash: sha256(browser), userSlug: slug, redirectUrl },
              clock(),
            )
      const provider = left && providersOf(slug).find(({ id }) => id === left.provider)
      if (!left || !provider) throw await refuse(answer, left?.provider, 'state')
      const { nonce, verifier, isFresh } = left
      const issuer = answer.iss ?? (answer.isStateHeld ? provider.issuer : undefined)
      const vouched = await provider
        .exchange({ redirectUrl, state, nonce, verifier, code: token, issuer, isFresh })
        .catch(async error => {
          throw error instanceof ProviderDown
            ? down(error)
            : await refuse(answer, provider.id, 'token', error)
        })
      const mobile = mobileOf(vouched)
      const by = `provider ${provider.id}`
      const logoutUrl = await provider.logoutUrl(addresses.home(slug, redirectUrl)).catch(() => undefined)
      if (left.accountId === null)
        return {
          ...(await accountOf(answer, provider, { ...vouched, mobile })),
          by,
          logoutUrl,
          isWhole: vouched.isMultiFactor,
        }
      // Linking ends where it began: with the same person signed in.
      if (left.accountId !== answer.accountId) throw await refuse(answer, provider.id, 'another person')
      if (isFresh) {
        const { issuer, subject } = vouched
        const opened = await store.use({ issuer, subject, userSlug: slug }, clock())
        if (opened !== left.accountId) throw await refuse(answer, provider.id, 'another identity')
        return { account: await accounts.get(opened), by, logoutUrl, isLinked: false, isWhole: true }
      }
      const judged = { id: left.accountId, credentialsVersion: left.credentialsVersion ?? -1 }
      const how = { by: 'password', address: answer.address } as const
      if (!(await linkTo(judged, slug, provider, vouched, how)))
        throw await refuse(answer, provider.id, 'other ways in')
      await prove(answer, provider, vouched, { accountId: left.accountId, isNew: true })
      return { account: await accounts.get(left.accountId), by, logoutUrl, isLinked: true, isWhole: true }
    },

    /** An address that signing out may go on to: one that a provider of this slug would give. */
    logoutUrlOf: async (
      slug: UserSlug,
      redirectUrl: string | undefined,
      host: string,
    ): Promise<string | undefined> => {
      if (!redirectUrl?.startsWith('http')) return undefined
      const homes = addresses.callbacks(slug, host).map(callback => addresses.home(slug, callback))
      const own = providersOf(slug).flatMap(provider => homes.map(home => provider.logoutUrl(home)))
      const known = await Promise.all(own.map(url => url.catch(() => undefined)))
      return known.includes(redirectUrl) ? redirectUrl : undefined
    },
  }
}
export type External = ReturnType<typeof createExternal>
