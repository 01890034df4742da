// What this capability contributes to the server: demo mode: its people and its outbox.

import { type Base, defineCapability } from '../../capability.ts'
import { demoRoutes, registerTiles } from './routes.ts'
import { outboxStore } from './store.ts'

export const capability = defineCapability({
  name: 'demo',
  contribute: ({ database, isDemo }: Base) => ({
    handlers: demoRoutes(outboxStore(database), isDemo),
    routes: app => {
      if (isDemo) registerTiles(app)
    },
  }),
})
