// Words around a form that is being filled in: what it keeps, what became of sending it.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  check: {
    ar: 'المراجعة والإرسال',
    en: 'Check and send',
  },
  leave: {
    ar: 'رجوع إلى الخدمة',
    en: 'Back to the service',
  },
  later: {
    ar: 'حفظ وإكمال لاحقًا',
    en: 'Save and finish later',
  },
  print: {
    ar: 'طباعة الإجابات',
    en: 'Print the answers',
  },
  saving: {
    ar: 'جارٍ الحفظ',
    en: 'Saving',
  },
  savedAgo: {
    ar: 'حُفظت المسودة {ago}',
    en: 'Draft saved {ago}',
  },
  onDevice: {
    ar: 'لم تُحفظ المسودة بعد. إجاباتك على هذا الجهاز، ونعيد المحاولة.',
    en: 'The draft is not saved yet. Your answers are on this device, and we try again.',
  },
  visitorDraft: {
    ar: 'نحفظ إجاباتك على هذا الجهاز فقط، لمدة أسبوع.',
    en: 'We save your answers on this device only, for a week.',
  },
  facts: {
    ar: 'ملخص الخدمة',
    en: 'About this service',
  },
  need: {
    ar: 'ما ستحتاج إليه',
    en: 'What you need',
  },
  help: {
    ar: 'تحتاج مساعدة؟',
    en: 'Need help?',
  },
  fees: {
    ar: 'الرسوم',
    en: 'Fees',
  },
  feesFailed: {
    ar: 'تعذر حساب الرسوم الآن. تُحسب عند الإرسال.',
    en: 'The fees cannot be worked out now. They are worked out when you send.',
  },
  terms: {
    ar: 'الشروط',
    en: 'Terms',
  },
  waitsForConnection: {
    ar: 'لم يُرسل الطلب بعد. نرسله تلقائيًا مرة واحدة حين يعود الاتصال، فلا تغلق الصفحة.',
    en: 'The request is not sent yet. We send it once, by itself, when the connection is back. Keep this page open.',
  },
  sendToPay: {
    ar: 'إرسال الطلب ثم السداد',
    en: 'Send, then pay',
  },
  sendAgain: {
    ar: 'إرسال مرة أخرى',
    en: 'Send again',
  },
  formChanged: {
    ar: 'تغيّر نموذج الخدمة منذ بدأت. إجاباتك محفوظة، راجعها ثم أرسل.',
    en: 'The form has changed since you began. Your answers are kept; check them, then send.',
  },
  sendAsNew: {
    ar: 'إرسال كطلب جديد',
    en: 'Send as a new request',
  },
  fromProfile: {
    ar: 'من ملفك',
    en: 'From your profile',
  },
  fromEarlier: {
    ar: 'من طلبك {number} ({service}) بتاريخ {date}',
    en: 'From your request {number} ({service}) of {date}',
  },
  fromApplicant: {
    ar: 'من بيانات صاحب الطلب',
    en: 'From the applicant’s details',
  },
  changePrefilled: {
    ar: 'تغيير',
    en: 'Change',
  },
} as const satisfies Messages
