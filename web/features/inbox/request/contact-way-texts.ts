// Words about how an applicant is reached.

import type { Messages } from '@bawaba/language/index.ts'

export const contactWayTexts = {
  SMS: { ar: 'أسئلتنا وردنا في رسائل نصية إلى', en: 'Questions and answers go by text message to' },
  EMAIL: { ar: 'أسئلتنا وردنا بالبريد الإلكتروني إلى', en: 'Questions and answers go by e-mail to' },
  CALL: { ar: 'اختار مقدم الطلب مكالمة على', en: 'The applicant chose a phone call on' },
  owed: { ar: 'اتصل بمقدم الطلب', en: 'Call the applicant' },
  since: {
    ar: 'ينتظر مكالمة منذ {time}. أخبره بما في سجل الطلب.',
    en: 'Waiting for a call since {time}. Tell them what the history says.',
  },
  reached: { ar: 'تمت المكالمة', en: 'Record call' },
  notReached: { ar: 'لم يرد', en: 'Record no answer' },
  failed: { ar: 'لم تُسجل المكالمة. حاول مرة أخرى.', en: 'The call was not recorded. Try again.' },
} as const satisfies Messages
