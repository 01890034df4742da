// Words of the portal's figures.

import type { Messages } from '@bawaba/language/index.ts'

export const figureMessages = {
  title: {
    ar: 'البوابة بالأرقام',
    en: 'The portal in figures',
  },
  servicesOpen: {
    ar: 'الخدمات المتاحة الآن',
    en: 'Services open now',
  },
  answeredThisMonth: {
    ar: 'الطلبات التي بُتَّ فيها هذا الشهر',
    en: 'Requests decided this month',
  },
  medianDays: {
    ar: 'المدة الوسيطة حتى القرار، في ثلاثة أشهر',
    en: 'Median time to a decision, over three months',
  },
  days: {
    ar: {
      zero: 'أقل من يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    en: {
      zero: 'Under a day',
      one: '{count} day',
      other: '{count} days',
    },
  },
} as const satisfies Messages
