// What the platform itself brings to every portal, whichever programmes it runs: complaints and inquiries.

import type { Programme } from '@bawaba/contract/programme.ts'

export const contact = {
  slug: 'contact',
  name: { ar: 'التواصل والشكاوى', en: 'Contact and complaints' },
  categories: [
    { slug: 'contact', name: { ar: 'التواصل والشكاوى', en: 'Contact and complaints' }, position: 90 },
  ],
  services: new URL('services/', import.meta.url),
  story: async () => (await import('./story/index.ts')).contactStory,
} satisfies Programme
