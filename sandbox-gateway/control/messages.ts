// What the control page says.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'التحكم في التجربة', en: 'Test controls' },
  faults: { ar: 'أعطال مطلوبة', en: 'Faults on demand' },
  fault: { ar: 'العطل', en: 'Fault' },
  reference: { ar: 'لعملية دفع معينة (اختياري)', en: 'For one payment (optional)' },
  times: { ar: 'عدد المرات (٠: حتى يُزال)', en: 'Times (0: until removed)' },
  seconds: { ar: 'الثواني', en: 'Seconds' },
  add: { ar: 'إضافة', en: 'Add' },
  remove: { ar: 'إزالة', en: 'Remove' },
  none: { ar: 'لا يوجد', en: 'None' },
  payments: { ar: 'عمليات الدفع', en: 'Payments' },
  payment: { ar: 'عملية الدفع', en: 'Payment' },
  events: { ar: 'ما حدث لها', en: 'Events' },
  actions: { ar: 'إجراءات', en: 'Actions' },
  pay: { ar: 'دفع', en: 'Pay' },
  decline: { ar: 'رفض', en: 'Decline' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  expire: { ar: 'إنهاء المهلة', en: 'Expire' },
  ghost: { ar: 'إضافة معاملة إلى كشف التسوية', en: 'Add a transaction to the settlement list' },
  vanish: { ar: 'حذف من كشف التسوية', en: 'Remove from the settlement list' },
  notices: { ar: 'الإشعارات', en: 'Notices' },
  notice: { ar: 'الإشعار', en: 'Notice' },
  sendings: { ar: 'مرات الإرسال', en: 'Sendings' },
  sendAgain: { ar: 'إرسال مرة أخرى', en: 'Send again' },
  noAnswer: { ar: 'بلا رد', en: 'no answer' },
  waiting: { ar: 'في الانتظار', en: 'Waiting' },
  forged: { ar: 'مزوّر', en: 'Forged' },
  suppressed: { ar: 'لا يُرسل', en: 'Not sent' },
} as const satisfies Messages
