// What the electricity programme plugs into the server: meters, bills and readings, verified and sent outside.

import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { categorySlugs } from '../category-slugs.ts'
import { billRoutes } from './bills/routes.ts'
import { verifyBills } from './bills/verify.ts'
import { deliveries } from './deliveries.ts'
import { meterRoutes } from './meters/routes.ts'
import { metersStore } from './meters/store.ts'
import { verifyNewMeter, verifyOwnMeter } from './meters/verify.ts'
import { configuredProvider } from './provider/configured.ts'
import { verifyReading } from './readings/verify.ts'

const hotline = {
  number: '121',
  label: { ar: 'الخط الساخن للكهرباء', en: 'Electricity hotline' },
  hours: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
  categories: [...categorySlugs],
}

export const capability: ProgrammeCapability<Parts> = {
  name: 'electricity',
  contribute: ({ config, database, budgets, clock }) => {
    const provider = configuredProvider(config, clock)
    const store = metersStore(database)
    return {
      hotlines: [hotline],
      verifies: {
        meterNumber: verifyNewMeter({ provider, store }),
        meter: verifyOwnMeter({ provider, store }),
        reading: verifyReading({ provider, store }),
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
