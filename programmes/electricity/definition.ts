// The electricity programme: connections, meters and their readings, bills, complaints.

import type { Programme } from '@bawaba/contract/programme.ts'
import { companies } from './companies.ts'

/** The name of the company's service in `OUTSIDE_SERVICES`, and of what a demo starts in its stead. */
export const utilityProvider = 'electricity-provider'
export const providerSimulator = {
  name: utilityProvider,
  script: new URL('simulator/main.ts', import.meta.url),
}

export const electricity = {
  slug: 'electricity',
  name: { ar: 'خدمات الكهرباء', en: 'Electricity services' },
  categories: [
    { slug: 'electricity', name: { ar: 'الكهرباء', en: 'Electricity' }, position: 2 },
    { slug: 'connections', name: { ar: 'توصيل الكهرباء', en: 'Connections' }, position: 3 },
    { slug: 'meters', name: { ar: 'العدادات والقراءات', en: 'Meters and readings' }, position: 4 },
    { slug: 'bills', name: { ar: 'فواتير الكهرباء', en: 'Electricity bills' }, position: 5 },
    { slug: 'contracts', name: { ar: 'عقود الكهرباء', en: 'Electricity contracts' }, position: 6 },
    {
      slug: 'inspections',
      name: { ar: 'المعاينات والإنذارات', en: 'Inspections and warnings' },
      position: 7,
    },
  ],
  companies,
  services: new URL('services/', import.meta.url),
} satisfies Programme
