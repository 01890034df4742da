// The texts of the page of closures of centers.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'إغلاقات المراكز', en: 'Center closures' },
  explain: {
    ar: 'أيام أو ساعات لا يستقبل فيها مركز أحدًا، إضافة إلى الإجازات الرسمية. يقرأ المواطنون السبب.',
    en: 'Days or hours in which one center receives nobody, as well as holidays. Citizens read the reason.',
  },
  none: { ar: 'لا توجد إغلاقات حالية أو قادمة', en: 'No center is closed now or later' },

  addTitle: { ar: 'إغلاق مركز', en: 'Close a center' },
  center: { ar: 'المركز', en: 'Center' },
  chooseCenter: { ar: 'اختر المركز', en: 'Select a center' },
  from: { ar: 'أول يوم', en: 'First day' },
  until: { ar: 'آخر يوم', en: 'Last day' },
  isHours: { ar: 'ساعات من هذا اليوم فقط', en: 'Only some hours of this day' },
  hoursFrom: { ar: 'من الساعة', en: 'From' },
  hoursUntil: { ar: 'إلى الساعة', en: 'To' },
  hoursHint: { ar: 'بتوقيت القاهرة', en: 'Cairo time' },
  reasonAr: { ar: 'السبب بالعربية', en: 'Reason in Arabic' },
  reasonEn: { ar: 'السبب بالإنجليزية', en: 'Reason in English' },
  add: { ar: 'إغلاق المركز', en: 'Close center' },
  added: { ar: 'أُغلق المركز في هذا الوقت', en: 'Center closed for that time' },
  failed: { ar: 'لم يُحفظ الإغلاق. حاول مرة أخرى.', en: 'The closure was not saved. Try again.' },

  required: { ar: 'أدخل {field}', en: 'Enter: {field}' },
  past: { ar: 'اختر يومًا لم يمضِ', en: 'Choose a day that has not passed' },
  far: { ar: 'اختر يومًا خلال سنة', en: 'Choose a day within a year' },
  early: { ar: 'النهاية قبل البداية. صحّح {field}.', en: 'The end is before the beginning. Correct: {field}' },
  severalDays: { ar: 'الساعات ليوم واحد فقط', en: 'Hours can be of one day only' },
  tooLong: { ar: 'اختصر {field} إلى {most} حرفًا على الأكثر', en: '{field}: {most} characters or fewer' },

  effects: { ar: 'الزيارات المحجوزة في هذا الوقت', en: 'Visits booked in this time' },
  ofDay: {
    ar: {
      zero: '{day}: لا زيارات',
      one: '{day}: زيارة واحدة',
      two: '{day}: زيارتان',
      few: '{day}: {count} زيارات',
      many: '{day}: {count} زيارة',
      other: '{day}: {count} زيارة',
    },
    en: { one: '{day}: {count} visit', other: '{day}: {count} visits' },
  },
  noEffects: { ar: 'لا توجد زيارات محجوزة في هذا الوقت.', en: 'No visits are booked in this time.' },
  visits: { ar: 'الزيارات المحجوزة', en: 'Booked visits' },
  visitsHint: {
    ar: 'تصل كل صاحب زيارة رسالة واحدة خلال دقائق.',
    en: 'Each person gets one message within minutes.',
  },
  move: { ar: 'نقلها إلى أقرب موعد متاح', en: 'Move them to the next free time' },
  free: { ar: 'إلغاؤها ليختار أصحابها موعدًا آخر', en: 'Cancel them: people choose another time' },
  confirm: { ar: 'إغلاق المركز؟', en: 'Close the center?' },
  effect: {
    ar: 'لن تُعرض مواعيد في هذا الوقت، ويقرأ المواطنون السبب.',
    en: 'No times are offered in this time, and citizens read the reason.',
  },

  remove: { ar: 'إعادة الفتح', en: 'Open again' },
  removeOf: { ar: 'إعادة فتح {center}، {closed}', en: 'Open {center} again, {closed}' },
  confirmRemove: { ar: 'إعادة فتح المركز؟', en: 'Open the center again?' },
  removeEffect: {
    ar: 'تُعرض مواعيد هذا الوقت من جديد. الزيارات التي نُقلت أو أُلغيت تبقى كما هي.',
    en: 'Times in that period are offered again. Visits that were moved or cancelled stay as they are.',
  },
  removed: { ar: 'أُعيد فتح المركز', en: 'Center open again' },
} as const satisfies Messages
