// What this capability contributes to the server: staff and agents, managed by administrators; and the links by which they set a password.

import { allowedStaffSlugs } from '@bawaba/contract/staff-rules.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore, Passwords } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Numbers } from '../codes/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { Leavers } from '../requests/index.ts'
import type { CentersStore } from '../service-centers/index.ts'
import { createGrants } from './grants.ts'
import { createIdentity } from './identity.ts'
import { createLinks } from './links.ts'
import { userQueues } from './queue-store.ts'
import { userRoutes } from './routes.ts'
import { userDeletes, usersStore } from './store.ts'
import { createTelling } from './telling.ts'
import { createUsers } from './users.ts'

type Uses = Base & {
  accounts: AccountsStore
  passwords: Passwords
  messenger: Messenger
  budgets: Budgets
  audit: Audit
  centers: CentersStore
  numbers: Numbers
  lookups: Lookups
  leavers: Leavers
}

export const capability = defineCapability({
  name: 'users',
  contribute: ({
    config,
    database,
    clock,
    random,
    newId,
    log,
    linkTo,
    seal,
    messenger,
    audit,
    ...uses
  }: Uses) => {
    const store = usersStore(database)
    const identity = createIdentity(seal)
    const links = createLinks({
      store,
      passwords: uses.passwords,
      messenger,
      budgets: uses.budgets,
      audit,
      clock,
      random,
      linkTo,
      profile: config.PASSWORD_PROFILE,
    })
    const telling = createTelling({
      accounts: uses.accounts,
      messenger,
      linkTo,
      clock,
    })
    const users = createUsers({
      store,
      telling,
      centers: uses.centers,
      links,
      numbers: uses.numbers,
      lookups: uses.lookups,
      leavers: uses.leavers,
      audit,
      clock,
      newId,
      identity,
      slugs: allowedStaffSlugs(config.EMPLOYEE_SLUGS),
      usernames: config.STAFF_USERNAME,
    })
    const grants = createGrants({ store, telling, identity, audit, clock })
    return { queues: userQueues, handlers: userRoutes(users, links, grants), tidies: userDeletes(database) }
  },
})
