// Words about what a day off hits.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'ما يمسه هذا اليوم', en: 'What this day affects' },
  booked: {
    ar: {
      zero: 'لا زيارات محجوزة.',
      one: 'زيارة واحدة محجوزة في هذا اليوم.',
      two: 'زيارتان محجوزتان في هذا اليوم.',
      few: '{count} زيارات محجوزة في هذا اليوم.',
      many: '{count} زيارة محجوزة في هذا اليوم.',
      other: '{count} زيارة محجوزة في هذا اليوم.',
    },
    en: { one: '{count} visit is booked on this day.', other: '{count} visits are booked on this day.' },
  },
  ofCenter: { ar: '{center}: {count}', en: '{center}: {count}' },
  due: {
    ar: {
      zero: 'لا طلبات تستحق فيه.',
      one: 'طلب واحد يستحق في هذا اليوم.',
      two: 'طلبان يستحقان في هذا اليوم.',
      few: '{count} طلبات تستحق في هذا اليوم.',
      many: '{count} طلبًا يستحق في هذا اليوم.',
      other: '{count} طلب يستحق في هذا اليوم.',
    },
    en: { one: '{count} request is due on this day.', other: '{count} requests are due on this day.' },
  },
  visits: { ar: 'الزيارات المحجوزة', en: 'Booked visits' },
  move: { ar: 'نقلها إلى أقرب موعد متاح', en: 'Move them to the next free time' },
  free: { ar: 'إلغاؤها ليختار أصحابها موعدًا آخر', en: 'Cancel them: people choose another time' },
  visitsHint: {
    ar: 'تصل كل صاحب زيارة رسالة واحدة خلال دقائق.',
    en: 'Each person gets one message within minutes.',
  },
  confirm: { ar: 'إضافة الإجازة؟', en: 'Add the holiday?' },
  effect: {
    ar: 'يُعطَّل العمل في هذا اليوم، وتُمد مواعيد مقدمي الطلبات إلى يوم العمل التالي.',
    en: 'Nobody works on this day. Deadlines of applicants move to the next working day.',
  },
  add: { ar: 'إضافة الإجازة', en: 'Add the holiday' },
  knownUntil: {
    ar: 'الأعياد الهجرية مسجلة حتى {date}. بعد ذلك لا تُعرض زيارات في أيام قد تكون عيدًا.',
    en: 'Islamic feasts are entered until {date}. After that, visits are not offered on days that could be a feast.',
  },
} as const satisfies Messages
