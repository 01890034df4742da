// What this capability contributes to the server: look-ups of people by an identifier, each counted against a budget of whoever looks.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { createLookups } from './lookups.ts'

export const capability = defineCapability({
  name: 'lookups',
  provide: ({ config, budgets, audit }: Base & { budgets: Budgets; audit: Audit }) => ({
    lookups: createLookups({ budgets, audit, perDay: config.LOOKUPS_PER_DAY }),
  }),
})
