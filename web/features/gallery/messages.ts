// Words of the gallery page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'معرض الحقول',
    en: 'Field gallery',
  },
  navigation: {
    ar: 'عنصر متوقف في القائمة',
    en: 'A closed item of the navigation',
  },
  closedItem: {
    ar: 'خدمة متوقفة',
    en: 'A closed service',
  },
  opensSoon: {
    ar: 'تُفتح هذه الخدمة قريبًا.',
    en: 'This service opens soon.',
  },
} as const satisfies Messages
