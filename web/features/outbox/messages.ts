// Words of the demo outbox.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'رسائل الوضع التجريبي',
    en: 'Demo outbox',
  },
  intro: {
    ar: 'لا تخرج أي رسالة من البوابة في الوضع التجريبي. ما كان سيُرسل يظهر هنا، الأحدث أولًا.',
    en: 'No message leaves the portal in demo mode. What would have been sent is shown here, newest first.',
  },
  to: {
    ar: 'رقم المستلم أو بريده',
    en: 'Recipient’s number or e-mail',
  },
  show: {
    ar: 'عرض',
    en: 'Show',
  },
  refresh: {
    ar: 'تحديث',
    en: 'Refresh',
  },
  none: {
    ar: 'لا توجد رسائل بعد',
    en: 'No messages yet',
  },
  sms: {
    ar: 'رسالة قصيرة',
    en: 'Text message',
  },
  email: {
    ar: 'بريد إلكتروني',
    en: 'E-mail',
  },
} as const satisfies Messages
