// Words of dialogs that many pages open.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  keep: { ar: 'رجوع', en: 'Back' },
  sending: { ar: 'جارٍ التنفيذ…', en: 'Working…' },
  failed: { ar: 'لم يتغير شيء. حاول مرة أخرى.', en: 'Nothing has changed. Try again.' },
  nameTooLong: {
    ar: 'اختصر الاسم إلى {most} حرفًا على الأكثر. طوله الآن {length}.',
    en: 'Make the name {most} characters or fewer. It now has {length}.',
  },
  textTooLong: {
    ar: 'اختصر النص إلى {most} حرفًا على الأكثر. طوله الآن {length}.',
    en: 'Make the text {most} characters or fewer. It now has {length}.',
  },
} as const satisfies Messages
