// What this capability contributes to the server: user models: what each kind of person is asked and shown, as data.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CentersStore } from '../service-centers/index.ts'
import { userModelRoutes } from './routes.ts'
import { createUserModels, type UserModels } from './user-models.ts'

export const capability = defineCapability({
  name: 'user-models',
  provide: ({ forms, centers, catalogue }: Base & { centers: CentersStore; catalogue: Catalogue }) => ({
    userModels: createUserModels(centers, forms, catalogue.categories),
  }),
  contribute: ({ userModels }: { userModels: UserModels }) => ({
    handlers: userModelRoutes(userModels),
    // Workplaces may have come or gone.
    loads: userModels.load,
  }),
})
