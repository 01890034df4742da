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
    ar: 'لهذا الشخص طلبات جارية، أو طلبات لم ترد عليها جهة خارجية، أو مبالغ لم يكتمل ردها إليه. امحُ بياناته حين تنتهي.',
    en: 'This person has requests under way, requests that another organisation has not answered, or money that is not back with them yet. Erase the data once these are finished.',
  },
  IDENTITY_PROVED_ALREADY: {
    status: 409,
    client: 'show',
    ar: 'هوية صاحب هذا الحساب مثبتة من قبل، ولا يغيّرها إلا مدير.',
    en: 'The identity of this account is proved already. Only an administrator can change it.',
  },
  IDENTITY_OF_ANOTHER: {
    status: 409,
    client: 'show',
    ar: 'أثبت حساب آخر هذا الرقم بوثيقة. أحِل الأمر إلى مدير البوابة ومعه صورة الوثيقة.',
    en: 'Another account has proved this number by a document. Refer the case to an administrator, with a copy of the document.',
  },
  IDENTITY_DIFFERS: {
    status: 409,
    client: 'show',
    ar: 'الرقم يخالف المكتوب في الحساب. قارنه بالوثيقة، فإن كان المكتوب في الحساب هو الخطأ فاختر تصحيحه.',
    en: 'The number differs from the one in the account. Compare it with the document; if the account is wrong, choose to correct it.',
  },
  IDENTITY_BY_NATIONAL_ID: {
    status: 422,
    client: 'show',
    ar: 'جواز السفر المصري يحمل الرقم القومي: اكتب الرقم القومي المدون فيه.',
    en: 'An Egyptian passport shows the national ID: enter the national ID that is printed in it.',
  },
  OWN_IDENTITY: {
    status: 409,
    client: 'show',
    ar: 'لا تثبت هويتك بنفسك. يثبتها موظف آخر.',
    en: 'You cannot prove your own identity. Another employee does it.',
  },
  IDENTITY_NOT_PROVED: {
    status: 409,
    client: 'show',
    ar: 'لا ينضم إلى هذا البيع إلا من أُثبتت هويته. توجّه ببطاقتك أو جواز سفرك وهاتفك إلى أي مركز خدمة، ثم انضم.',
    en: 'Only people whose identity is proved can join this sale. Bring your ID card or passport and your phone to any service center, then join.',
  },
  TOO_MANY_LOOKUPS: {
    status: 429,
    client: 'show',
    refusal: 'passing',
    ar: 'بلغت الحد المسموح به للبحث عن الأشخاص. تابع عملك على الطلبات المفتوحة، وابحث مرة أخرى غدًا أو راجع مديرك.',
    en: 'You have reached the limit for finding people. Go on with open requests, and search again tomorrow or ask your manager.',
  },
} as const satisfies ErrorRows
