// What the electricity programme plugs into the server: meters, bills and readings, verified and sent outside.

import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { categorySlugs } from '../category-slugs.ts'
import { addMeter } from '../states.ts'
import { billRoutes } from './bills/routes.ts'
import { verifyBill, verifyBills, verifyOwed } from './bills/verify.ts'
import { contractDeeds } from './contract-deeds.ts'
import { deliveries } from './deliveries.ts'
import { holderNotes } from './meters/holder-notes.ts'
import { registrationsStore } from './meters/registrations-store.ts'
import { meterRoutes } from './meters/routes.ts'
import { metersStore } from './meters/store.ts'
import { verifyNewMeter, verifyOwnMeter } from './meters/verify.ts'
import { powerCutNumber, powerCutSource } from './power-cut-source.ts'
import { createAsking } from './provider/asking.ts'
import { configuredProvider } from './provider/configured.ts'
import { verifyReading } from './readings/verify.ts'

const hotline = {
  number: powerCutNumber,
  label: { ar: 'الخط الساخن للكهرباء', en: 'Electricity hotline' },
  hours: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
  categories: [...categorySlugs],
}

export const capability: ProgrammeCapability<Parts> = {
  name: 'electricity',
  contribute: ({ config, database, budgets, clock, personSearch }) => {
    const provider = configuredProvider(config, clock)
    const store = metersStore(database)
    const registrations = registrationsStore(database)
    const isOf = async (nationalId: string, accountId: string): Promise<boolean> =>
      (await personSearch.identifiersOf(accountId)).nationalId === nationalId
    const asking = createAsking({ provider, store, budgets, clock })
    return {
      hotlines: [hotline],
      finds: [powerCutSource],
      verifies: {
        meterNumber: verifyNewMeter({ asking, store }),
        meter: verifyOwnMeter({ asking, store }),
        reading: verifyReading({ provider, store }),
        bills: verifyBills({ asking, store }),
        bill: verifyBill({ provider, store }),
        owed: verifyOwed({ asking, store }),
      },
      delivers: {
        ...deliveries(provider),
        ...contractDeeds({ provider, registrations }),
      },
      notes: { [addMeter]: holderNotes({ provider, registrations, isOf }) },
      calls: {
        ...meterRoutes({ provider, asking, store, clock }),
        ...billRoutes({ asking }),
      },
    }
  },
}
