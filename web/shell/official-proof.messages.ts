// Words of the proof that the site is official.

import type { Messages } from '@bawaba/language/index.ts'

export const proofMessages = {
  checkAddress: {
    ar: 'تأكد أن عنوان الموقع في أعلى المتصفح هو {host}',
    en: 'Check that the address at the top of your browser is {host}',
  },
  checkLock: {
    ar: 'المواقع الرسمية تستخدم اتصالًا مشفرًا: يبدأ العنوان بـ {scheme} وتظهر علامة القفل.',
    en: 'Official sites use an encrypted connection: the address starts with {scheme} and shows a lock.',
  },
  checkCode: {
    ar: 'لا نطلب كلمة المرور أو رمز التأكيد في مكالمة أو رسالة.',
    en: 'We never ask for your password or a code in a call or a message.',
  },
} as const satisfies Messages
