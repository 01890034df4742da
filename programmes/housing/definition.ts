// The housing programme for Egyptians abroad: the projects of the second phase. Its units have tables of their own.

import type { Programme } from '@bawaba/contract/programme.ts'

export const housing = {
  slug: 'housing',
  name: { ar: 'إسكان المصريين بالخارج', en: 'Housing for Egyptians abroad' },
  migrations: new URL('migrations/', import.meta.url),
  categories: [{ slug: 'housing', name: { ar: 'الإسكان', en: 'Housing' }, position: 1 }],
  services: new URL('services/', import.meta.url),
  story: async () => (await import('./story/index.ts')).housingStory,
} satisfies Programme
