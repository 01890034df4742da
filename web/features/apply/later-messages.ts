// The page after "save and finish later".

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  laterTitle: {
    ar: 'حُفظت المسودة',
    en: 'Your draft is saved',
  },
  draft: {
    ar: 'مسودتك',
    en: 'Your draft',
  },
  laterNothing: {
    ar: 'لا توجد مسودة محفوظة',
    en: 'There is no saved draft',
  },
  laterWhere: {
    ar: 'تجدها في صفحة هذه الخدمة وفي طلباتي، على أي جهاز تسجل الدخول منه، ومعها ملفاتك.',
    en: 'You find it on the page of this service and in My requests, on any device you sign in on, with your files.',
  },
  laterUntil: {
    ar: 'تبقى حتى {date}، ثم تُحذف إن لم تكملها.',
    en: 'We keep it until {date}, then delete it unless you send it.',
  },
  goOn: {
    ar: 'أكمل المسودة',
    en: 'Continue the draft',
  },
  beginNew: {
    ar: 'ابدأ طلبًا جديدًا',
    en: 'Start a new request',
  },
} as const satisfies Messages
