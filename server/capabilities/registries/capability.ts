// What this capability contributes to the server: registries outside that services ask for data.

import { cairoDate } from '@bawaba/language/index.ts'
import { type Base, defineCapability } from '../../capability.ts'
import { type Budgets, createQuestions } from '../budgets/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createRegistries } from './registries.ts'
import { registryCalls } from './registry-calls.ts'

/** Whole forms are filled with it, and a register of persons is not read through. */
const budget = { limit: 120, windowMs: 60 * 60_000 }

type Needs = Base & { workingTime: WorkingTime; budgets: Budgets }

export const capability = defineCapability({
  name: 'registries',
  provide: ({ config, clock, log, workingTime, budgets }: Needs) => ({
    registries: createRegistries({
      call: registryCalls({
        services: config.OUTSIDE_SERVICES,
        fetch,
        clock,
        report: (err, registry) => log('registries.unavailable', { err, registry }),
      }),
      questions: createQuestions({ budgets, clock, name: 'registries', budget }),
      clock,
      world: () => ({ today: cairoDate(clock()), calendar: workingTime.calendar() }),
    }),
  }),
})
