// What is said where a part of a page could not be read.

import type { Messages } from '@bawaba/language/index.ts'

export const failureMessages = {
  notLoaded: { ar: 'تعذر تحميل «{what}».', en: '“{what}” could not be loaded.' },
  tryAgain: { ar: 'حاول مرة أخرى', en: 'Try again' },
} as const satisfies Messages
