// What this capability contributes to the server: a service's own scripts: what they are told, what their answers mean, and what happens when they fail.

import { type Base, defineCapability } from '../../capability.ts'
import { createSandbox } from '../../platform/sandbox/index.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Drafts } from '../drafts/index.ts'
import type { Registries } from '../registries/index.ts'
import type { Requests } from '../requests/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createScriptsOf, type ScriptsOf } from './handler.ts'
import { createHooks, type Hooks } from './hooks.ts'
import { hookRoutes } from './routes.ts'
import { slotStore } from './slot-store.ts'

type Needs = Base & { accounts: AccountsStore; catalogue: Catalogue; registries: Registries }
type Uses = Needs & {
  hooks: Hooks
  scriptsOf: ScriptsOf
  sandbox: ReturnType<typeof createSandbox>
  requests: Requests
  drafts: Drafts
  workingTime: WorkingTime
}

export const capability = defineCapability({
  name: 'hooks',
  provide: ({ config, clock, log, database, accounts, catalogue, registries }: Needs) => {
    const sandbox = createSandbox({
      limit: config.SCRIPT_TIMEOUT_MS,
      report: err => log('sandbox.unavailable', { err }),
    })
    const hooks = createHooks({
      sandbox,
      clock,
      registries,
      slots: slotStore(database),
      log: details => log('scripts.failed', details),
    })
    return { sandbox, hooks, scriptsOf: createScriptsOf({ hooks, catalogue, accounts }) }
  },
  contribute: (uses: Uses) => ({
    handlers: hookRoutes({
      hooks: uses.hooks,
      scriptsOf: uses.scriptsOf,
      clock: uses.clock,
      calendar: uses.workingTime.calendar,
      catalogue: uses.catalogue,
      accounts: uses.accounts,
      drafts: uses.drafts,
      findRequest: uses.requests.get,
    }),
    stops: uses.sandbox.stop,
  }),
})
