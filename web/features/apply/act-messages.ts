// An activity of the applicant on a request that was filed.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  leaveToRequest: {
    ar: 'رجوع إلى الطلب',
    en: 'Back to the request',
  },
  asked: {
    ar: 'المطلوب منك',
    en: 'What is asked of you',
  },
  closedAct: {
    ar: 'هذا الإجراء غير متاح الآن',
    en: 'This cannot be done now',
  },
  yourWords: {
    ar: 'ما كتبته',
    en: 'What you wrote',
  },
} as const satisfies Messages
