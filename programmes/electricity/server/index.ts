// What the electricity programme plugs into the server: meters, bills and readings, verified and sent outside.

import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { keepInStep } from '@bawaba/server/platform/database/index.ts'
import { categorySlugs } from '../category-slugs.ts'
import { powerCutNumber } from '../power-cut-words.ts'
import { addMeter } from '../states.ts'
import { objectionsStore } from './bills/objections-store.ts'
import { billRoutes } from './bills/routes.ts'
import { verifyBill, verifyBills, verifyOwed } from './bills/verify.ts'
import { contractDeeds } from './contract-deeds.ts'
import { deliveries, sentDeeds } from './deliveries.ts'
import { holderNotes } from './meters/holder-notes.ts'
import { registrationsStore } from './meters/registrations-store.ts'
import { meterRoutes } from './meters/routes.ts'
import { metersStore } from './meters/store.ts'
import { verifyNewMeter, verifyOwnMeter } from './meters/verify.ts'
import { createPowerCuts } from './power-cuts/power-cuts.ts'
import { powerCutRoutes } from './power-cuts/routes.ts'
import { powerCutSource } from './power-cuts/source.ts'
import { powerCutsChannel, powerCutsStore } from './power-cuts/store.ts'
import { warningOf } from './power-cuts/words.ts'
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

const mapped = <Value, Part>(rows: Readonly<Record<string, Value>>, part: (row: Value) => Part) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, part(row)]))

export const capability: ProgrammeCapability<Parts> = {
  name: 'electricity',
  contribute: ({ config, database, budgets, clock, personSearch, notices, linkTo, newId, log, audit }) => {
    const provider = configuredProvider(config, clock)
    const store = metersStore(database)
    const registrations = registrationsStore(database)
    const isOf = async (nationalId: string, accountId: string): Promise<boolean> =>
      (await personSearch.identifiersOf(accountId)).nationalId === nationalId
    const objections = objectionsStore(database)
    const contracts = contractDeeds({ provider, registrations, objections, clock })
    const asking = createAsking({ provider, store, budgets, clock })
    const powerCuts = createPowerCuts({
      store: powerCutsStore(database),
      audit,
      budgets,
      notices,
      linkTo,
      clock,
      newId,
    })
    return {
      hotlines: [hotline],
      finds: [powerCutSource(powerCuts.confirmed)],
      warns: () => warningOf(powerCuts.confirmed()),
      shows: powerCuts.confirmed,
      loads: powerCuts.load,
      personalTables: [{ table: 'power_cut_reports', name: 'powerCutReports', rowsOf: powerCuts.reportedBy }],
      watches: () =>
        keepInStep({
          load: powerCuts.load,
          channel: powerCutsChannel,
          listen: database.listen,
          everyMs: config.CATALOGUE_CHECK_MS,
          report: err => log('power_cuts.not_reloaded', { err }),
        }),
      jobs: [
        {
          name: 'power_cuts.end_forgotten',
          title: { ar: 'إنهاء انقطاعات لم يؤكدها أحد', en: 'End power cuts that nobody confirmed' },
          everyMs: 60_000,
          isDue: powerCuts.hasForgotten,
          run: powerCuts.forget,
        },
      ],
      verifies: {
        meterNumber: verifyNewMeter({ asking, store }),
        meter: verifyOwnMeter({ asking, store }),
        reading: verifyReading({ provider, store }),
        bills: verifyBills({ asking, store }),
        bill: verifyBill({ provider, store, objections }),
        owed: verifyOwed({ asking, store }),
      },
      delivers: { ...deliveries(provider), ...mapped(contracts, ({ deliver }) => deliver) },
      findsDeeds: { ...sentDeeds(provider), ...mapped(contracts, ({ find }) => find) },
      notes: { [addMeter]: holderNotes({ provider, registrations, isOf }) },
      calls: {
        ...meterRoutes({ provider, asking, store, clock }),
        ...billRoutes({ asking }),
        ...powerCutRoutes({ powerCuts, store, asking }),
      },
    }
  },
}
