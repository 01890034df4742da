// The few words that the components say by themselves.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  close: {
    ar: 'إغلاق',
    en: 'Close',
  },
  loading: {
    ar: 'جارٍ التحميل',
    en: 'Loading',
  },
  slow: {
    ar: 'يستغرق التحميل وقتًا أطول من المعتاد. لا يلزمك فعل شيء.',
    en: 'This is taking longer than usual. There is nothing you need to do.',
  },
  pages: {
    ar: 'الصفحات',
    en: 'Pages',
  },
  previousPage: {
    ar: 'الصفحة السابقة',
    en: 'Previous page',
  },
  nextPage: {
    ar: 'الصفحة التالية',
    en: 'Next page',
  },
  shown: {
    ar: 'من {from} إلى {to} من إجمالي {total}',
    en: '{from} to {to} of {total}',
  },
  shownOfMore: {
    ar: 'من {from} إلى {to} من أكثر من {total}',
    en: '{from} to {to} of more than {total}',
  },
  copy: {
    ar: 'نسخ',
    en: 'Copy',
  },
  undo: {
    ar: 'تراجع',
    en: 'Undo',
  },
  copied: {
    ar: 'نُسخ',
    en: 'Copied',
  },
} as const satisfies Messages
