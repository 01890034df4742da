// Words of the page of service centers.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'مراكز الخدمة', en: 'Service centers' },
  lead: {
    ar: 'أين تُقدَّم الخدمة وجهًا لوجه، ومتى.',
    en: 'Where you are served in person, and when.',
  },
  hours: { ar: 'مواعيد المراكز', en: 'Opening hours' },
  hoursText: {
    ar: 'من ٩ صباحًا إلى ٥ مساءً كل يوم عدا الجمعة والإجازات الرسمية',
    en: '9:00 to 17:00 every day except Fridays and public holidays',
  },
  support: { ar: 'الدعم الهاتفي', en: 'Phone support' },
  supportText: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
  search: { ar: 'المحافظة أو المركز', en: 'Governorate or center' },
  find: { ar: 'بحث', en: 'Search' },
  none: {
    ar: 'لا مركز بهذا الاسم. جرّب اسم المحافظة.',
    en: 'No center has this name. Try the name of a governorate.',
  },
  noCenters: { ar: 'لا مراكز مسجلة', en: 'No centers are listed' },
  all: { ar: 'كل المراكز', en: 'All centers' },
  found: {
    ar: {
      zero: 'لا مراكز',
      one: 'مركز واحد',
      two: 'مركزان',
      few: '{count} مراكز',
      many: '{count} مركزًا',
      other: '{count} مركز',
    },
    en: { one: '{count} center', other: '{count} centers' },
  },
  map: { ar: 'على الخريطة (موقع تقريبي)', en: 'On the map (approximate)' },
} as const satisfies Messages
