// What the client itself has to say: when no answer came, nobody else can.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  'NETWORK-ERROR': {
    ar: 'أنت غير متصل بالإنترنت. تحقق من الاتصال ثم حاول مرة أخرى.',
    en: 'You are offline. Check your connection and try again.',
  },
  TIMEOUT: {
    ar: 'لم تصل إجابة. تحقق من وصول ما أرسلته.',
    en: 'No answer came in time. Check whether what you sent arrived.',
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
