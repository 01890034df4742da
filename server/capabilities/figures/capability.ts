// What this capability contributes to the server: the figures of the first page.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createFigures } from './figures.ts'
import { figureRoutes } from './routes.ts'
import { figuresStore } from './store.ts'

export const capability = defineCapability({
  name: 'figures',
  contribute: ({ database, clock, catalogue }: Base & { catalogue: Catalogue }) => ({
    handlers: figureRoutes(createFigures({ store: figuresStore(database), catalogue, clock })),
  }),
})
