// What this capability contributes to the server: who else has a request open.

import { type Base, defineCapability } from '../../capability.ts'
import type { Events } from '../events/index.ts'
import { scopeSql } from '../request-scope/index.ts'
import { createPresence } from './presence.ts'
import { presenceRoutes } from './routes.ts'
import { presenceDeletes, presenceStore } from './store.ts'

export const capability = defineCapability({
  name: 'presence',
  contribute: ({ database, clock, events }: Base & { events: Events }) => ({
    tidies: presenceDeletes(database),
    handlers: presenceRoutes(
      createPresence({ store: presenceStore(database), scopeSql, clock, publish: events.publish }),
    ),
  }),
})
