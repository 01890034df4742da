// Words of the gallery page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'معرض الحقول',
    en: 'Field gallery',
  },
} as const satisfies Messages
