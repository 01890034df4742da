// Words about the visit of a request as staff change it.

import type { Messages } from '@bawaba/language/index.ts'

export const visitTexts = {
  visit: { ar: 'الموعد: {time}', en: 'Appointment: {time}' },
  change: { ar: 'نقل الموعد أو إلغاؤه', en: 'Move or cancel appointment' },
  to: { ar: 'الموعد الجديد', en: 'New time' },
  toMissing: { ar: 'اختر موعدًا أو «بلا موعد: إلغاء»', en: 'Select a time, or “None: cancel it”' },
  none: { ar: 'بلا موعد: إلغاء', en: 'None: cancel it' },
  reason: { ar: 'السبب', en: 'Reason' },
  reasonHint: { ar: 'يقرؤه مقدم الطلب', en: 'The applicant reads it' },
  reasonMissing: { ar: 'اكتب السبب', en: 'Enter a reason' },
  save: { ar: 'حفظ الموعد', en: 'Save appointment' },
  done: { ar: 'تغيّر الموعد وأُخطر مقدم الطلب', en: 'Appointment changed; the applicant is notified' },
  failed: { ar: 'لم يتغير الموعد. حاول مرة أخرى.', en: 'The appointment was not changed. Try again.' },
} as const satisfies Messages
