// What the server is given of this capability: services at hand: those a person keeps as favourites, and those most used of late.

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
