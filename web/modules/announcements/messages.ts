// Words of an announcement.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  more: {
    ar: 'اقرأ المزيد',
    en: 'Read more',
  },
} as const satisfies Messages
