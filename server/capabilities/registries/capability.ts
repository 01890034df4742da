// What this capability contributes to the server: registries outside that services ask for data.

import { cairoDate } from '@bawaba/language/index.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createRegistries } from './registries.ts'
import { registryCalls } from './registry-calls.ts'

export const capability = defineCapability({
  name: 'registries',
  provide: ({ config, clock, forms, log, workingTime }: Base & { workingTime: WorkingTime }) => ({
    registries: createRegistries({
      call: registryCalls({
        services: config.OUTSIDE_SERVICES,
        fetch,
        clock,
        report: (err, registry) => log('registries.unavailable', { err, registry }),
      }),
      operations: forms.operations,
      clock,
      world: () => ({ today: cairoDate(clock()), calendar: workingTime.calendar() }),
    }),
  }),
})
