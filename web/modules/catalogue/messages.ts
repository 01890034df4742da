// Words about when a service can be used, what it costs and how long it takes.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  always: {
    ar: 'متاحة الآن',
    en: 'Open now',
  },
  openUntil: {
    ar: 'متاحة حتى {date}',
    en: 'Open until {date}',
  },
  opensOn: {
    ar: 'تُفتح يوم {date}',
    en: 'Opens on {date}',
  },
  closedSince: {
    ar: 'مغلقة منذ {date}',
    en: 'Closed since {date}',
  },
  closed: {
    ar: 'مغلقة الآن',
    en: 'Closed now',
  },
  monthly: {
    ar: 'متاحة من يوم {from} إلى يوم {to} من كل شهر',
    en: 'Available from the {from} to the {to} of each month',
  },
  monthlyNext: {
    ar: 'متاحة من يوم {from} من كل شهر إلى يوم {to} من الشهر التالي',
    en: 'Available from the {from} of each month to the {to} of the next',
  },
  soon: {
    ar: 'تُفتح قريبًا',
    en: 'Opens soon',
  },
  notKept: {
    ar: 'لم تتغير المفضلة. حاول مرة أخرى.',
    en: 'The favourites have not changed. Try again.',
  },
  favourite: {
    ar: 'مفضلة: {service}',
    en: 'Favourite: {service}',
  },
  free: {
    ar: 'مجانية',
    en: 'Free',
  },
  days: {
    ar: {
      zero: 'في اليوم نفسه',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    en: {
      zero: 'The same day',
      one: '{count} day',
      other: '{count} days',
    },
  },
  cost: {
    ar: 'التكلفة',
    en: 'Cost',
  },
  paid: {
    ar: 'برسوم',
    en: 'A fee applies',
  },
  pay: {
    ar: 'طريقة السداد',
    en: 'How to pay',
  },
  online: {
    ar: 'إلكترونيًا',
    en: 'Online',
  },
  card: { ar: 'بالبطاقة', en: 'By card' },
  code: { ar: 'بكود دفع', en: 'By payment code' },
  office: {
    ar: 'في المكتب',
    en: 'At an office',
  },
  duration: {
    ar: 'المدة',
    en: 'How long it takes',
  },
  when: {
    ar: 'موعد الإتاحة',
    en: 'When it is open',
  },
} as const satisfies Messages
