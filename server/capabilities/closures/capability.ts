// What this capability contributes to the server: closures of service centers.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type Closures, createClosures } from './closures.ts'
import { closuresChannel, closuresStore } from './closures-store.ts'
import { closureRoutes } from './routes.ts'

export const capability = defineCapability({
  name: 'closures',
  provide: ({ database, clock, newId, audit }: Base & { audit: Audit }) => ({
    closures: createClosures({ store: closuresStore(database), audit, clock, newId }),
  }),
  contribute: ({ config, database, log, closures }: Base & { closures: Closures }) => ({
    handlers: closureRoutes(closures),
    loads: closures.load,
    shows: closures.mark,
    watches: () =>
      keepInStep({
        load: closures.load,
        channel: closuresChannel,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('closures.not_reloaded', { err }),
      }),
  }),
})
