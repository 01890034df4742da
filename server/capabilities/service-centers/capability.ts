// What this capability contributes to the server: companies, their sectors and service centers: where staff belong. Programmes bring them.

import { type Base, defineCapability } from '../../capability.ts'
import { centersStore } from './store.ts'

export const capability = defineCapability({
  name: 'service-centers',
  provide: ({ database }: Base) => ({ centers: centersStore(database) }),
})
