// The electricity programme: connections, meters and their readings, bills, complaints.

import type { Programme } from '@bawaba/contract/programme.ts'
import { calendars } from './calendars.ts'
import { categories } from './categories.ts'
import { companies } from './companies.ts'
import { deeds } from './deeds.ts'

/** The name of the company's service in `OUTSIDE_SERVICES`, and of what a demo starts in its stead. */
export const utilityProvider = 'electricity-provider'
export const providerSimulator = {
  name: utilityProvider,
  script: new URL('simulator/main.ts', import.meta.url),
}

export const electricity = {
  slug: 'electricity',
  name: { ar: 'خدمات الكهرباء', en: 'Electricity services' },
  categories,
  companies,
  calendars,
  deliveries: deeds,
  services: new URL('services/', import.meta.url),
  migrations: new URL('migrations/', import.meta.url),
  story: async () => (await import('./story/index.ts')).electricityStory,
} satisfies Programme
