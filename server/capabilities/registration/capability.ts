// What this capability contributes to the server: signing up.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore, Passwords } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes } from '../codes/index.ts'
import type { EmailLinks } from '../email-links/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { MobileProof } from '../mobile-proof/index.ts'
import type { Notices } from '../notifications/index.ts'
import { profilesStore } from '../profiles/index.ts'
import type { UserModels } from '../user-models/index.ts'
import { createAccountDesk } from './at-desk.ts'
import { createRegistration, type Registration } from './registration.ts'
import { registrationRoutes } from './routes.ts'
import { registrationDeletes, registrationsStore } from './store.ts'

type Needs = Base & {
  userModels: UserModels
  passwords: Passwords
  budgets: Budgets
  codes: Codes
  notices: Notices
  emails: EmailLinks
  mobiles: MobileProof
  messenger: Messenger
  audit: Audit
}

type Uses = Needs & { registration: Registration; accounts: AccountsStore; lookups: Lookups }

export const capability = defineCapability({
  name: 'registration',
  provide: ({
    config,
    database,
    clock,
    newId,
    whole,
    seal,
    userModels,
    passwords,
    budgets,
    codes,
    ...needs
  }: Needs) => ({
    registration: createRegistration({
      store: registrationsStore(database),
      models: userModels,
      profiles: profilesStore(database),
      passwords,
      budgets,
      codes,
      notices: needs.notices,
      emails: needs.emails,
      messenger: needs.messenger,
      mobiles: needs.mobiles,
      audit: needs.audit,
      seal,
      clock,
      newId,
      whole,
      passwordProfile: config.PASSWORD_PROFILE,
    }),
  }),
  contribute: ({ database, registration, linkTo, random, clock, newId, seal, ...uses }: Uses) => ({
    tidies: registrationDeletes(database),
    handlers: registrationRoutes(
      registration,
      createAccountDesk({
        ...uses,
        profiles: profilesStore(database),
        judge: registration.judge,
        linkTo,
        random,
        clock,
        newId,
        seal,
      }),
    ),
  }),
})
