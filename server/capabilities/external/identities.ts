// The identities of an account, and the password that a provider owns.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FreshActor } from '../../platform/http/call.ts'
import type { AccountsStore } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { ProviderClient } from './provider.ts'
import { type ExternalStore, externalStore } from './store.ts'

type Dependencies = {
  store: ExternalStore
  accounts: Pick<AccountsStore, 'get'>
  audit: Audit
  providers: readonly ProviderClient[]
}
type Owner = { accountId: string; userSlug: UserSlug; address: string; by: FreshActor }

export const createIdentities = ({ store, accounts, audit, providers }: Dependencies) => ({
  list: async (accountId: string) =>
    (await store.of(accountId)).map(({ id, provider, linkedAt, lastUsedAt }) => ({
      id,
      provider,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),

  remove: async ({ accountId, address }: Owner, id: string): Promise<null> => {
    await audit.deed(async (queries, record) => {
      const outcome = await externalStore(queries).remove(accountId, id)
      if (outcome === 'unknown') throw new Problem('NOT_FOUND')
      if (outcome === 'last') throw new Problem('LAST_WAY_IN')
      await record(eventOfSelf('identity.removed', accountId, address))
    })
    return null
  },

  /** Ids of the providers whose identities open the account. */
  providersOf: async (accountId: string): Promise<string[]> => {
    const known = new Set(providers.map(({ id }) => id))
    const linked = (await store.of(accountId)).map(({ provider }) => provider)
    return [...new Set(linked)].filter(id => known.has(id))
  },

  /** Throws NOT_FOUND unless an identity of the provider opens the account. */
  needLinked: async (accountId: string, provider: string): Promise<void> => {
    if (!(await store.of(accountId)).some(identity => identity.provider === provider))
      throw new Problem('NOT_FOUND')
  },

  /** Where the password of an account is changed that has none here. */
  passwordAt: async (accountId: string) => {
    const { passwordHash } = await accounts.get(accountId)
    const [identity] = passwordHash === null ? await store.of(accountId) : []
    const provider = identity && providers.find(({ id }) => id === identity.provider)
    if (!provider) throw new Problem('PASSWORD_NOT_EXTERNAL')
    const { id, label, slugs, changePasswordUrl } = provider
    return { provider: { id, label, slugs }, ...(changePasswordUrl ? { url: changePasswordUrl } : {}) }
  },
})
export type Identities = ReturnType<typeof createIdentities>
