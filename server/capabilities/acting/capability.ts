// What this capability contributes to the server: acting for another person: an agent, or an employee who files for a citizen, with a permission given by a code.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { IdentityProof, PersonSearch } from '../profiles/index.ts'
import { type ActingCapability, createActing } from './acting.ts'
import { actingRoutes } from './routes.ts'
import { actingStore } from './store.ts'

type Needs = Base & {
  accounts: AccountsStore
  codes: Codes
  budgets: Budgets
  messenger: Messenger
  audit: Audit
  lookups: Lookups
  personSearch: PersonSearch
  identityProof: IdentityProof
}

export const capability = defineCapability({
  name: 'acting',
  provide: ({
    database,
    whole,
    clock,
    random,
    newId,
    accounts,
    codes,
    budgets,
    messenger,
    audit,
    ...needs
  }: Needs) => ({
    acting: createActing({
      store: actingStore(database),
      accounts,
      codes,
      budgets,
      messenger,
      audit,
      clock,
      random,
      newId,
      whole,
      lookups: needs.lookups,
      people: needs.personSearch,
      identityProof: needs.identityProof,
    }),
  }),
  contribute: ({ acting }: { acting: ActingCapability }) => ({ handlers: actingRoutes(acting) }),
})
