// What this capability contributes to the server: signing in by providers outside, and the identities that are linked to accounts.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Factors } from '../factors/index.ts'
import type { IdentityProof } from '../profiles/index.ts'
import type { Recoveries } from '../recovery/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Fresh, SignIn } from '../sign-in/index.ts'
import { createAddresses } from './addresses.ts'
import { createExternal, type External } from './external.ts'
import { createIdentities, type Identities } from './identities.ts'
import { createProvider } from './provider.ts'
import { externalRoutes } from './routes.ts'
import { externalDeletes, externalStore } from './store.ts'

type Needs = Base & {
  accounts: AccountsStore
  audit: Audit
  budgets: Budgets
  identityProof: IdentityProof
}
type Uses = Base & {
  external: External
  identities: Identities
  sessions: Sessions
  factors: Factors
  accounts: AccountsStore
  signIn: SignIn
  fresh: Fresh
  recoveries: Recoveries
}

export const capability = defineCapability({
  name: 'external',
  provide: ({ config, database, clock, random, newId, seal, accounts, audit, budgets, ...needs }: Needs) => {
    const dependencies = {
      store: externalStore(database),
      providers: config.PROVIDERS.map(createProvider),
      accounts,
      audit,
      budgets,
      identityProof: needs.identityProof,
      seal,
      clock,
      random,
      newId,
      addresses: createAddresses(config),
    }
    return { external: createExternal(dependencies), identities: createIdentities(dependencies) }
  },
  contribute: ({ database, random, external, identities, sessions, accounts, signIn, ...uses }: Uses) => ({
    tidies: externalDeletes(database),
    handlers: externalRoutes({
      external,
      identities,
      sessions,
      accounts,
      random,
      go: signIn.go,
      needNothingElse: uses.fresh.needNothingElse,
      tell: uses.recoveries.tell,
    }),
  }),
})
