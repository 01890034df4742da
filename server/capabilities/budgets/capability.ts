// What this capability contributes to the server: budgets: how often something may be tried in a while, counted in the database over all processes.

import { type Base, defineCapability } from '../../capability.ts'
import { createBudgets } from './budgets.ts'
import { budgetDeletes, budgetsStore } from './store.ts'

export const capability = defineCapability({
  name: 'budgets',
  provide: ({ database, clock }: Base) => ({
    budgets: createBudgets({ store: budgetsStore(database), clock }),
  }),
  contribute: ({ database }: Base) => ({ tidies: budgetDeletes(database) }),
})
