// The home page of a citizen as a capability.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createHome } from './home.ts'
import { homeRoutes } from './routes.ts'
import { homeStore } from './store.ts'

export const capability = defineCapability({
  name: 'home',
  contribute: ({ database, clock, catalogue }: Base & { catalogue: Catalogue }) => ({
    handlers: homeRoutes(createHome({ store: homeStore(database), catalogue, clock })),
  }),
})
