// What this capability contributes to the server: look-ups of people by an identifier, each counted against a budget of whoever looks.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit, AuditOfStrangers } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { createLookups } from './lookups.ts'

type Uses = Base & { budgets: Budgets; audit: Audit; counted: AuditOfStrangers }

export const capability = defineCapability({
  name: 'lookups',
  provide: ({ config, budgets, audit, counted }: Uses) => ({
    lookups: createLookups({ budgets, audit, counted, perDay: config.LOOKUPS_PER_DAY }),
  }),
})
