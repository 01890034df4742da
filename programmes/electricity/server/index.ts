// What the electricity programme plugs into the server: meters, bills and readings, verified and sent outside.

import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { billRoutes } from './bills/routes.ts'
import { verifyBills } from './bills/verify.ts'
import { deliveries } from './deliveries.ts'
import { meterRoutes } from './meters/routes.ts'
import { metersStore } from './meters/store.ts'
import { verifyNewMeter, verifyOwnMeter } from './meters/verify.ts'
import { configuredProvider } from './provider/configured.ts'
import { verifyReading } from './readings/verify.ts'

export const capability: ProgrammeCapability<Parts> = {
  name: 'electricity',
  contribute: ({ config, database, budgets, clock }) => {
    const provider = configuredProvider(config, clock)
    const store = metersStore(database)
    return {
      verifies: {
        meterNumber: verifyNewMeter({ provider, store }),
        meter: verifyOwnMeter({ provider, store }),
        reading: verifyReading(provider),
        bills: verifyBills({ provider, store }),
      },
      delivers: deliveries(provider),
      calls: {
        ...meterRoutes({ provider, store, budgets, clock }),
        ...billRoutes({ provider, store, budgets }),
      },
    }
  },
}
