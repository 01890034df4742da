// Words of links between requests, and of setting a due date.

import type { Messages } from '@bawaba/language/index.ts'

export const caseMessages = {
  links: {
    ar: 'طلبات مرتبطة',
    en: 'Linked requests',
  },
  noLinks: {
    ar: 'لا توجد طلبات مرتبطة.',
    en: 'No linked requests.',
  },
  related: {
    ar: 'متصل به',
    en: 'Related to it',
  },
  duplicateFrom: {
    ar: 'هذا الطلب تكرار له',
    en: 'This request repeats it',
  },
  duplicateTo: {
    ar: 'تكرار لهذا الطلب',
    en: 'It repeats this request',
  },
  continuesFrom: {
    ar: 'هذا الطلب يكمله',
    en: 'This request continues it',
  },
  continuesTo: {
    ar: 'يكمل هذا الطلب',
    en: 'It continues this request',
  },
  linkNumber: {
    ar: 'رقم الطلب الآخر',
    en: 'Number of the other request',
  },
  linkKind: {
    ar: 'الصلة',
    en: 'How they are linked',
  },
  link: {
    ar: 'ربط',
    en: 'Link',
  },
  unlink: {
    ar: 'إلغاء الربط',
    en: 'Remove link',
  },
  numberMissing: {
    ar: 'اكتب رقم الطلب الآخر.',
    en: 'Enter the number of the other request.',
  },
  setDue: {
    ar: 'تحديد الموعد',
    en: 'Set the due date',
  },
  dueDay: {
    ar: 'الموعد الجديد',
    en: 'New due date',
  },
  dueSeen: {
    ar: 'سيرى المتقدم الموعد الجديد، ولن يرى السبب.',
    en: 'The applicant will see the new date, and not the reason.',
  },
  dueReason: {
    ar: 'السبب',
    en: 'Reason',
  },
  dueDayMissing: {
    ar: 'اختر اليوم أو يومًا بعده',
    en: 'Choose today or a later day',
  },
  dueReasonMissing: {
    ar: 'اكتب السبب',
    en: 'Give the reason',
  },
  dueDone: {
    ar: 'حُدد الموعد.',
    en: 'The due date was set.',
  },
  failed: {
    ar: 'لم يُحفظ. حاول مرة أخرى.',
    en: 'It was not saved. Try again.',
  },
} as const satisfies Messages
