// What this capability contributes to the server: companies, their sectors and service centers: where staff belong. Programmes bring them.

import { type Base, defineCapability } from '../../capability.ts'
import type { Closures } from '../closures/index.ts'
import { serviceCenterRoutes } from './routes.ts'
import { type CentersStore, centersStore } from './store.ts'

export const capability = defineCapability({
  name: 'service-centers',
  provide: ({ database }: Base) => ({ centers: centersStore(database) }),
  contribute: ({ centers, closures }: { centers: CentersStore; closures: Closures }) => ({
    handlers: serviceCenterRoutes(centers, closures),
  }),
})
