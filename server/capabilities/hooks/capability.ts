// What this capability contributes to the server: a service's own scripts: what they are told, what their answers mean, and what happens when they fail.

import { type Base, defineCapability } from '../../capability.ts'
import { createSandbox } from '../../platform/sandbox/index.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Requests } from '../requests/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createScriptsOf, type ScriptsOf } from './handler.ts'
import { createHooks, type Hooks } from './hooks.ts'
import { hookRoutes } from './routes.ts'

type Needs = Base & { accounts: AccountsStore; catalogue: Catalogue }
type Uses = Needs & {
  hooks: Hooks
  scriptsOf: ScriptsOf
  sandbox: ReturnType<typeof createSandbox>
  requests: Requests
  workingTime: WorkingTime
}

export const capability = defineCapability({
  name: 'hooks',
  provide: ({ config, clock, log, accounts, catalogue }: Needs) => {
    const sandbox = createSandbox({
      limit: config.SCRIPT_TIMEOUT_MS,
      report: err => log('sandbox.unavailable', { err }),
    })
    const hooks = createHooks({ sandbox, clock, log: details => log('scripts.failed', details) })
    return { sandbox, hooks, scriptsOf: createScriptsOf({ hooks, catalogue, accounts }) }
  },
  contribute: ({ clock, accounts, catalogue, hooks, scriptsOf, sandbox, requests, workingTime }: Uses) => ({
    handlers: hookRoutes({
      hooks,
      scriptsOf,
      clock,
      calendar: workingTime.calendar,
      catalogue,
      accounts,
      findRequest: requests.get,
    }),
    stops: sandbox.stop,
  }),
})
