// What this capability contributes to the server: sessions and where calls come from.

import { isAllowedSlug } from '@bawaba/contract/employee-slugs.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore, Passwords } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { External } from '../external/index.ts'
import { createBegin } from './begin.ts'
import { keepSessions } from './cached.ts'
import { createKnownDevices } from './known-devices.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { sessionDeletes, sessionsStore } from './store.ts'

type Needs = Base & { accounts: AccountsStore; passwords: Passwords; budgets: Budgets; audit: Audit }
type Uses = Base & {
  sessions: Sessions
  sessionCache: ReturnType<typeof keepSessions>
  external: External
  audit: Audit
}

export const capability = defineCapability({
  name: 'sessions',
  provide: ({ config, database, clock, random, newId, accounts, passwords, budgets, audit }: Needs) => {
    const sessionCache = keepSessions(sessionsStore(database), clock)
    const devices = createKnownDevices({ store: sessionCache, clock, random })
    const sessions = createSessions({
      store: sessionCache,
      audit,
      accounts,
      passwords,
      budgets,
      devices,
      clock,
      random,
      newId,
      idleMs: config.IDLE_TIMEOUT_MS,
      lifeMs: config.SESSION_LIFE_MS,
      isAllowed: isAllowedSlug(config.EMPLOYEE_SLUGS),
      perAddress: config.SIGN_IN_PER_ADDRESS,
    })
    const begin = createBegin({ sessions, devices, lifeMs: config.SESSION_LIFE_MS })
    return { sessionCache, sessions, begin }
  },
  contribute: ({ database, secret, sessions, sessionCache, external }: Uses) => ({
    handlers: sessionRoutes(
      sessions,
      call => external.logoutUrlOf(call.params.slug, call.body.redirectUrl, call.header('host') ?? ''),
      secret,
    ),
    watches: () => sessionCache.watch(database),
    tidies: sessionDeletes(database),
  }),
})
