// Words for data of the whole app that could not be loaded.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  loadFailed: {
    ar: 'تعذر تحميل بعض بيانات الصفحة.',
    en: 'Part of this page could not be loaded.',
  },
  trying: {
    ar: 'نحاول مرة أخرى…',
    en: 'Trying again…',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
} as const satisfies Messages
