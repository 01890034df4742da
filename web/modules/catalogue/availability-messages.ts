// Words about when a service can be used.

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
} as const satisfies Messages
