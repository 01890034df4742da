// Words of the tiles of categories.

import type { Messages } from '@bawaba/language/index.ts'

export const serviceMessages = {
  title: { ar: 'الخدمات', en: 'Services' },
  all: {
    ar: {
      zero: 'كل الخدمات',
      one: 'كل الخدمات',
      two: 'كل الخدمات ({count})',
      few: 'كل الخدمات ({count})',
      many: 'كل الخدمات ({count})',
      other: 'كل الخدمات ({count})',
    },
    en: { one: 'All services', other: 'All {count} services' },
  },
  count: {
    ar: {
      zero: 'لا توجد خدمات',
      one: 'خدمة واحدة',
      two: 'خدمتان',
      few: '{count} خدمات',
      many: '{count} خدمة',
      other: '{count} خدمة',
    },
    en: { one: '{count} service', other: '{count} services' },
  },
} as const satisfies Messages
