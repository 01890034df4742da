// Codes about links that prove an e-mail address.

import type { ErrorRows } from './row.ts'

export const peopleErrors = {
  EXPIRED_LINK: {
    status: 422,
    client: 'show',
    ar: 'انتهت صلاحية هذا الرابط. ادخل إلى حسابك واطلب رابطًا جديدًا.',
    en: 'This link is no longer good. Sign in and ask for a new one.',
  },
  EMAIL_ALREADY_VERIFIED: {
    status: 422,
    client: 'show',
    ar: 'سبق تأكيد هذا البريد الإلكتروني. لا حاجة إلى شيء آخر.',
    en: 'This e-mail address is confirmed already. There is nothing left to do.',
  },
  EMAIL_NOT_REGISTERED: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد بريد إلكتروني مسجل لهذا الحساب. أضفه في ملفك.',
    en: 'This account has no e-mail address. Add one in your profile.',
  },
} as const satisfies ErrorRows
