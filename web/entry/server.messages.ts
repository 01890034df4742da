// What stands in pages that the server draws, and nowhere else.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  needsScript: {
    ar: 'تحتاج هذه المساحة إلى تشغيل JavaScript في المتصفح.',
    en: 'This workspace needs JavaScript switched on in your browser.',
  },
} as const satisfies Messages
