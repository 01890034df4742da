// What this capability contributes to the server: passwords: forgotten, reset, changed.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore, Passwords } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes, Day } from '../codes/index.ts'
import type { Factors } from '../factors/index.ts'
import type { Messenger } from '../messages/index.ts'
import { createPersonSearch, profilesStore } from '../profiles/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Tickets } from '../tickets/index.ts'
import { createIdentityStep } from './identity-step.ts'
import { createRecoveries, type Recoveries } from './recovery.ts'
import { recoveryRoutes } from './routes.ts'

type Needs = Base & {
  accounts: AccountsStore
  passwords: Passwords
  codes: Codes
  day: Day
  tickets: Tickets
  budgets: Budgets
  messenger: Messenger
  sessions: Sessions
  factors: Factors
  audit: Audit
}

export const capability = defineCapability({
  name: 'recovery',
  provide: ({
    config,
    database,
    seal,
    linkTo,
    log,
    clock,
    whole,
    accounts,
    passwords,
    codes,
    day,
    tickets,
    ...needs
  }: Needs) => ({
    recoveries: createRecoveries({
      accounts,
      passwords,
      codes,
      day,
      tickets,
      messenger: needs.messenger,
      sessions: needs.sessions,
      factors: needs.factors,
      identityStep: createIdentityStep({
        people: createPersonSearch({ store: profilesStore(database), seal }),
        budgets: needs.budgets,
        tickets,
      }),
      audit: needs.audit,
      linkTo,
      profile: config.PASSWORD_PROFILE,
      perAddress: config.CODES_PER_ADDRESS,
      clock,
      whole,
      report: err => log('recovery.link_not_sent', { err }),
    }),
  }),
  contribute: ({ recoveries }: { recoveries: Recoveries }) => ({ handlers: recoveryRoutes(recoveries) }),
})
