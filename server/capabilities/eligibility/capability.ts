// What this capability contributes to the server: who is entitled to a service.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { profilesStore } from '../profiles/index.ts'
import { createEligibility, type Eligibility } from './eligibility.ts'
import { eligibilityRoutes } from './routes.ts'

type Needs = Base & { catalogue: Catalogue }

export const capability = defineCapability({
  name: 'eligibility',
  provide: ({ database, catalogue, clock, seal }: Needs) => ({
    eligibility: createEligibility({ profiles: profilesStore(database), catalogue, seal, clock }),
  }),
  contribute: ({ catalogue, eligibility }: Needs & { eligibility: Eligibility }) => ({
    handlers: eligibilityRoutes(eligibility, catalogue),
  }),
})
