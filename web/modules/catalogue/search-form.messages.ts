// Words of the search box.

import type { Messages } from '@bawaba/language/index.ts'

export const searchMessages = {
  anything: {
    ar: 'ابحث أو اسأل',
    en: 'Search or ask',
  },
  label: {
    ar: 'ابحث عن خدمة',
    en: 'Search for a service',
  },
  search: {
    ar: 'بحث',
    en: 'Search',
  },
} as const satisfies Messages
