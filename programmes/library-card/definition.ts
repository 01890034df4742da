// A fictional programme: it exercises the platform alone, in tests, in the gallery and for whoever tries the portal.

import type { Programme } from '@bawaba/contract/programme.ts'
import { companies } from './companies.ts'

export const libraryCard = {
  slug: 'library-card',
  name: { ar: 'مكتبة المدينة', en: 'City library' },
  categories: [
    {
      slug: 'library',
      name: { ar: 'مكتبة المدينة (تجريبية)', en: 'City library (for trying out)' },
      position: 9,
    },
  ],
  companies,
  services: new URL('services/', import.meta.url),
  story: async () => (await import('./story/index.ts')).libraryStory,
} satisfies Programme
