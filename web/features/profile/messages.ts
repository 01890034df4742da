// Words of the profile.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'ملفك',
    en: 'Your profile',
  },
  sections: {
    ar: 'أقسام الملف',
    en: 'Sections of the profile',
  },
  change: {
    ar: 'تغيير',
    en: 'Change',
  },
  cancel: {
    ar: 'إلغاء',
    en: 'Cancel',
  },
  saved: {
    ar: 'حُفظ التغيير',
    en: 'The change is saved',
  },
  notSaved: {
    ar: 'لم يُحفظ التغيير. ما كتبته ما زال هنا. حاول مرة أخرى.',
    en: 'The change was not saved. What you typed is still here. Try again.',
  },
  notEditable: {
    ar: 'لا تُعدّل من هنا',
    en: 'Not changed here',
  },
  nothing: {
    ar: 'لم تُقدَّم',
    en: 'Not provided',
  },
  verified: {
    ar: 'مؤكد',
    en: 'Confirmed',
  },
  notVerified: {
    ar: 'لم يتأكد بعد',
    en: 'Not confirmed yet',
  },
  proposed: {
    ar: 'أدخل مدير النظام {value} في بيانات حسابك. إن كان لك فأكده، وإلا فأبلغ المدقق أو مسؤولًا آخر.',
    en: 'An administrator entered {value} for your account. Confirm it if it is yours. If not, tell the auditor or another administrator.',
  },
  takeNumber: { ar: 'تأكيد هذا الرقم', en: 'Confirm this number' },
  takeAddress: { ar: 'تأكيد هذا العنوان', en: 'Confirm this address' },
  sendLink: {
    ar: 'إرسال رابط التأكيد',
    en: 'Send a link to confirm it',
  },
  linkSent: {
    ar: 'أرسلنا رابطًا إلى {to}. افتحه خلال ٢٤ ساعة ليتأكد العنوان.',
    en: 'We sent a link to {to}. Open it within 24 hours to confirm the address.',
  },
  newNumber: {
    ar: 'تأكيد الرقم الجديد',
    en: 'Confirm the new number',
  },
  newNumberText: {
    ar: 'يبقى رقمك الحالي حتى تكتب الرمز. بعده تدخل إلى حسابك بالرقم الجديد.',
    en: 'Your present number stays until you type the code. After that you sign in with the new one.',
  },
  newStaffNumberText: {
    ar: 'لا يُعتمد الرقم الجديد حتى تكتب الرمز.',
    en: 'The new number is not used until you enter the code.',
  },
  confirm: {
    ar: 'تأكيد الرقم',
    en: 'Confirm the number',
  },
  numberChanged: {
    ar: 'تغيّر رقم هاتفك',
    en: 'Your mobile number is changed',
  },
  notProved: { ar: 'لم تُثبت هويتك بعد', en: 'Your identity is not proved yet' },
  howToProve: {
    ar: 'الرقم أعلاه كما كتبته. بعض المبيعات لا تقبل إلا من أُثبتت هويته: توجّه ببطاقتك أو جواز سفرك وهاتفك إلى أي مركز خدمة.',
    en: 'The number above is as you typed it. Some sales take only people whose identity is proved: bring your ID card or passport and your phone to any service center.',
  },
  provedByDocument: {
    ar: 'أُثبتت هويتك بوثيقتك {date}',
    en: 'Your identity was proved by your document on {date}',
  },
  provedByProvider: {
    ar: 'أُثبتت هويتك {date} عبر جهة الدخول التي ربطتها',
    en: 'Your identity was proved on {date} by the provider you signed in with',
  },
  loadFailed: {
    ar: 'تعذر تحميل ملفك.',
    en: 'Your profile could not be loaded.',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
  noSection: {
    ar: 'لا يوجد قسم بهذا الاسم في ملفك.',
    en: 'Your profile has no section of this name.',
  },
} as const satisfies Messages
