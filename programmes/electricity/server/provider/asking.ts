// What is asked of the company about any meter and any bill: counted against whoever asks, from whichever screen, so that nobody
// goes through the numbers by filing what they may no longer look up. What is one's own is never counted.

import { type Budgets, createQuestions } from '@bawaba/server/capabilities/budgets/index.ts'
import type { Asker } from '@bawaba/server/outside.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Provider, ProviderBills, ProviderMeter } from './provider.ts'

const hour = 3_600_000
/** So many numbers a person looks up; nobody goes through them all. */
const meters = { limit: 30, windowMs: hour }
const bills = { limit: 60, windowMs: hour }

type Dependencies = {
  provider: Pick<Provider, 'meter' | 'bills'>
  store: Pick<MetersStore, 'isOwn'>
  budgets: Pick<Budgets, 'take'>
  clock: () => Date
}

export const createAsking = ({ provider, store, budgets, clock }: Dependencies) => {
  const aboutMeters = createQuestions({ budgets, clock, name: 'meters', budget: meters })
  const aboutBills = createQuestions({ budgets, clock, name: 'bills', budget: bills })
  return {
    meter: async (number: string, ownerId: string, asker: Asker): Promise<ProviderMeter | undefined> => {
      if (asker !== 'system' && !(await store.isOwn(ownerId, number)))
        await aboutMeters.take(asker.by, number)
      return provider.meter(number)
    },

    bills: async (paymentNumber: string, asker: Asker): Promise<ProviderBills | undefined> => {
      if (asker !== 'system') await aboutBills.take(asker.by, paymentNumber)
      return provider.bills({ paymentNumber })
    },

    /** Of a meter of one's own, which is paid by a number that is free for its owner from then on; undefined for any other. */
    ownBills: async (
      meterNumber: string,
      ownerId: string,
      asker: Asker,
    ): Promise<ProviderBills | undefined> => {
      if (!(await store.isOwn(ownerId, meterNumber))) return undefined
      const known = await provider.bills({ meterNumber })
      if (known && asker !== 'system') aboutBills.remember(asker.by, known.paymentNumber)
      return known
    },

    /** Where the meter of bills stands that were asked for: whole for its owner, the area alone for others. */
    placeOf: async ({ meterNumber, address }: ProviderBills, ownerId: string) =>
      (await store.isOwn(ownerId, meterNumber))
        ? address
        : ((await provider.meter(meterNumber))?.area ?? { ar: '', en: '' }),
  }
}
export type Asking = ReturnType<typeof createAsking>
