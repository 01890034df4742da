// What the client itself has to say: when no answer came, nobody else can.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  noAnswer: {
    ar: 'لا يوجد اتصال. إجاباتك محفوظة على هذا الجهاز.',
    en: 'You are offline. Your answers are kept on this device.',
  },
  cancelled: {
    ar: 'أُلغي الإجراء.',
    en: 'The action was cancelled.',
  },
  unreadable: {
    ar: 'حدثت مشكلة في الخدمة. حاول مرة أخرى بعد قليل.',
    en: 'There is a problem with the service. Try again in a little while.',
  },
} as const satisfies Messages
