// What this capability contributes to the server: the handlers of its calls. The list of capabilities (server/capabilities.ts)
// names this file, and nothing else has to know of the folder.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createFavourites } from './favourites.ts'
import { favouriteRoutes } from './routes.ts'
import { favouritesStore } from './store.ts'

export const capability = defineCapability({
  name: 'favourites',
  contribute: ({ database, clock, catalogue }: Base & { catalogue: Catalogue }) => ({
    handlers: favouriteRoutes(createFavourites({ store: favouritesStore(database), catalogue, clock })),
  }),
})
