// Words of the steps to a service.

import type { Messages } from '@bawaba/language/index.ts'

export const stepMessages = {
  howTitle: {
    ar: 'خطوات الحصول على الخدمة',
    en: 'How it works',
  },
  chooseTitle: {
    ar: 'اختر الخدمة',
    en: 'Choose a service',
  },
  chooseText: {
    ar: 'صفحتها تبين المستندات والرسوم والمدة قبل أن تبدأ.',
    en: 'Its page shows the papers, the fee and the time before you start.',
  },
  fillTitle: {
    ar: 'املأ الطلب',
    en: 'Fill in the request',
  },
  fillText: {
    ar: 'أجب خطوة خطوة، ثم راجع إجاباتك قبل الإرسال.',
    en: 'Answer step by step, then check your answers before you send.',
  },
  followTitle: {
    ar: 'تابع طلبك',
    en: 'Follow it',
  },
  followText: {
    ar: 'لكل طلب رقم، وصفحة تبين أين وصل وما المطلوب منك.',
    en: 'Each request has a number and a page that says where it stands and what you must do.',
  },
  doneTitle: {
    ar: 'استلم النتيجة',
    en: 'Get the result',
  },
  doneText: {
    ar: 'يصلك إشعار بكل خطوة وبالقرار.',
    en: 'You are told about every step and about the decision.',
  },
} as const satisfies Messages
