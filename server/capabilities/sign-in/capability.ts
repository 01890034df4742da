// What this capability contributes to the server: signing in: the first step by password or passkey, the second by a factor, and the factors themselves over HTTP.

import { type Base, defineCapability } from '../../capability.ts'
import { createSiteOf } from '../../platform/http/site.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { AuditOfStrangers } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Identities } from '../external/index.ts'
import type { Factors, Passkeys } from '../factors/index.ts'
import type { Recoveries } from '../recovery/index.ts'
import type { Begin, Sessions } from '../sessions/index.ts'
import type { Tickets } from '../tickets/index.ts'
import { factorRoutes } from './factor-routes.ts'
import { createFresh, type Fresh } from './fresh.ts'
import { signInRoutes } from './routes.ts'
import { createSignIn, type SignIn } from './sign-in.ts'

type Needs = Pick<Base, 'clock' | 'whole'> & {
  accounts: AccountsStore
  factors: Factors
  codes: Codes
  identities: Identities
  tickets: Tickets
  counted: AuditOfStrangers
  begin: Begin
}
type Uses = Base & {
  sessions: Sessions
  signIn: SignIn
  fresh: Fresh
  factors: Factors
  passkeys: Passkeys
  tickets: Tickets
  accounts: AccountsStore
  counted: AuditOfStrangers
  begin: Begin
  recoveries: Recoveries
  budgets: Budgets
}

export const capability = defineCapability({
  name: 'sign-in',
  provide: ({ clock, whole, accounts, factors, codes, identities, tickets, counted, begin }: Needs) => ({
    fresh: createFresh({ accounts, factors, codes, clock, providersOf: identities.providersOf }),
    signIn: createSignIn({ accounts, factors, tickets, counted, begin, whole }),
  }),
  contribute: ({ config, sessions, signIn, fresh, factors, passkeys, recoveries, ...uses }: Uses) => {
    const { tickets, accounts, counted, begin, whole, budgets } = uses
    const siteOf = createSiteOf(config)
    return {
      handlers: {
        ...signInRoutes({
          sessions,
          signIn,
          keys: passkeys,
          tickets,
          accounts,
          counted,
          begin,
          whole,
          siteOf,
          budgets,
          perAddress: config.SIGN_IN_PER_ADDRESS,
        }),
        ...factorRoutes({
          sessions,
          factors,
          fresh,
          tickets,
          accounts,
          whole,
          siteOf,
          tell: recoveries.tell,
        }),
      },
    }
  },
})
