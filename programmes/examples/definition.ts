// Services of other ministries, to copy from: as different from each other as services are. Installed where PROGRAMMES names it.

import type { Programme } from '@bawaba/contract/programme.ts'

const script = new URL('simulator/main.ts', import.meta.url)
/** What a demo starts in place of the registries that its services ask: of persons, and of tenders and wells. */
export const registrySimulators = [
  { name: 'civil-registry', script },
  { name: 'state-registers', script },
]

export const examples = {
  slug: 'examples',
  name: { ar: 'خدمات للاقتباس', en: 'Services to copy from' },
  categories: [
    {
      slug: 'examples',
      name: { ar: 'خدمات للاقتباس (تجريبية)', en: 'Services to copy from (for trying out)' },
      position: 20,
    },
  ],
  calendars: [
    {
      code: 'NASR',
      name: { ar: 'مركز شباب مدينة نصر', en: 'Nasr City youth center' },
      hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '14:00' }],
      minutes: 30,
      capacity: 3,
      daysAhead: 21,
      closed: ['2026-12-31'],
    },
    {
      code: 'DOKKI',
      name: { ar: 'مركز شباب الدقي', en: 'Dokki youth center' },
      hours: [
        { days: [0, 1, 2, 3, 4, 6], from: '10:00', to: '13:00' },
        { days: [6], from: '16:00', to: '18:00' },
      ],
      minutes: 60,
      capacity: 8,
      daysAhead: 14,
    },
    {
      code: 'PITCH-DAY',
      name: { ar: 'ملعب مركز شباب مدينة نصر', en: 'Nasr City youth center pitch' },
      hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '16:00' }],
      minutes: 60,
      capacity: 1,
      daysAhead: 14,
    },
    {
      code: 'PITCH-EVENING',
      name: { ar: 'ملعب مركز شباب مدينة نصر، مساءً', en: 'Nasr City youth center pitch, evenings' },
      hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '18:00', to: '23:00' }],
      minutes: 60,
      capacity: 1,
      daysAhead: 14,
    },
  ],
  services: new URL('services/', import.meta.url),
} satisfies Programme
