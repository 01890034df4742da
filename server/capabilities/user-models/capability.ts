// What this capability contributes to the server: user models: what each kind of person is asked and shown, as data.

import { isAllowedSlug } from '@bawaba/contract/employee-slugs.ts'
import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CentersStore } from '../service-centers/index.ts'
import { userModelRoutes } from './routes.ts'
import { userModelsChannel, userModelsStore } from './store.ts'
import { createUserModels, type UserModels } from './user-models.ts'

type Needs = Base & { centers: CentersStore; catalogue: Catalogue; audit: Audit }

export const capability = defineCapability({
  name: 'user-models',
  provide: ({ config, database, clock, forms, centers, catalogue, audit }: Needs) => ({
    userModels: createUserModels({
      centers,
      store: userModelsStore(database),
      forms,
      categories: catalogue.categories,
      isAllowed: isAllowedSlug(config.EMPLOYEE_SLUGS),
      deed: audit.deed,
      clock,
    }),
  }),
  contribute: ({ config, database, log, userModels }: Base & { userModels: UserModels }) => ({
    handlers: userModelRoutes(userModels),
    // Workplaces may have come or gone.
    loads: userModels.load,
    watches: () =>
      keepInStep({
        load: userModels.load,
        channel: userModelsChannel,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('user_models.not_reloaded', { err }),
      }),
  }),
})
