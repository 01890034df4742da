// What stands in pages that the server draws, and nowhere else.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  needsScript: {
    ar: 'تحتاج هذه المساحة إلى تشغيل JavaScript في المتصفح.',
    en: 'This workspace needs JavaScript switched on in your browser.',
  },
  opening: {
    ar: 'جارٍ فتح مساحة العمل',
    en: 'Opening the workspace',
  },
  scriptMissing: {
    ar: 'تعذر تحميل جزء من الصفحة، ولن يعمل ما فيها.',
    en: 'Part of this page could not be loaded, and it will not work.',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
} as const satisfies Messages
