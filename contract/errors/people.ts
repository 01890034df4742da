// Codes about links that prove an e-mail address, and about finding people.

import type { ErrorRows } from './row.ts'

export const peopleErrors = {
  EXPIRED_LINK: {
    status: 422,
    client: 'show',
    ar: 'انتهت صلاحية هذا الرابط. ادخل إلى حسابك واطلب رابطًا جديدًا.',
    en: 'This link is no longer good. Sign in and ask for a new one.',
  },
  EMAIL_LINK_OF_ACCOUNT: {
    status: 422,
    client: 'show',
    ar: 'سجّل الدخول إلى الحساب الذي كتبت فيه هذا العنوان، ثم أكّده. إن لم تكتبه أنت فلا تفعل شيئًا.',
    en: 'Sign in to the account in which you entered this address, then confirm it. If you did not enter it, do nothing.',
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
  ERASURE_HELD: {
    status: 422,
    client: 'show',
    ar: 'هذه البيانات محفوظة لسبب قانوني فلا تُمحى. ارفع الحفظ أولًا.',
    en: 'This data is under a legal hold and cannot be erased. Lift the hold first.',
  },
  ERASURE_OPEN_REQUESTS: {
    status: 422,
    client: 'show',
    ar: 'لهذا الشخص طلبات جارية أو مبالغ لم يكتمل ردها إليه. أنهِها أولًا ثم امحُ بياناته.',
    en: 'This person has requests under way, or money that is not back with them yet. Finish these first, then erase the data.',
  },
  TOO_MANY_LOOKUPS: {
    status: 429,
    client: 'show',
    ar: 'بلغت الحد المسموح به للبحث عن الأشخاص. تابع عملك على الطلبات المفتوحة، وابحث مرة أخرى غدًا أو راجع مديرك.',
    en: 'You have reached the limit for finding people. Go on with open requests, and search again tomorrow or ask your manager.',
  },
} as const satisfies ErrorRows
