// Words about a service on its card.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  soon: {
    ar: 'تُفتح قريبًا',
    en: 'Opens soon',
  },
  closed: {
    ar: 'مغلقة الآن',
    en: 'Closed now',
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
} as const satisfies Messages
