// Pages in place of a form: it is closed, or was sent already.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  closedTitle: {
    ar: 'لا يمكن تقديم طلب جديد الآن',
    en: 'You cannot send a new request now',
  },
  closedText: {
    ar: 'طلباتك السابقة من هذه الخدمة مستمرة، وتجدها في طلباتي.',
    en: 'Your earlier requests of this service go on. You find them in My requests.',
  },
  opensAgain: {
    ar: 'تُفتح من جديد يوم {date}.',
    en: 'It opens again on {date}.',
  },
  services: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  sentTitle: {
    ar: 'أُرسل هذا الطلب من قبل',
    en: 'This request has been sent already',
  },
  sentNumber: {
    ar: 'رقمه {number}. لن يُرسل مرة أخرى.',
    en: 'Its number is {number}. It will not be sent again.',
  },
  sentUnknown: {
    ar: 'وصل إلينا من محاولة سابقة بالإجابات التي كانت فيها. تجده في طلباتي.',
    en: 'It reached us on an earlier try, with the answers of that moment. You find it in My requests.',
  },
  newRequest: {
    ar: 'طلب جديد',
    en: 'New request',
  },
} as const satisfies Messages
