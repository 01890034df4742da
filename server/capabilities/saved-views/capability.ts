// What this capability contributes to the server: filters of the inbox, and reports, that staff keep under a name.

import { type Base, defineCapability } from '../../capability.ts'
import { savedViewRoutes } from './routes.ts'
import { createSavedViews } from './saved-views.ts'
import { savedViewsStore } from './store.ts'

export const capability = defineCapability({
  name: 'saved-views',
  contribute: ({ database, newId }: Base) => ({
    handlers: savedViewRoutes(createSavedViews({ store: savedViewsStore(database), newId })),
  }),
})
