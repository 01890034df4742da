// Words about lists narrowed to some categories.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  narrowed: {
    ar: 'تقتصر هذه القائمة على: {names}.',
    en: 'This list shows only: {names}.',
  },
  changeNarrowed: {
    ar: 'تغيير ما يظهر',
    en: 'Change what is shown',
  },
} as const satisfies Messages
