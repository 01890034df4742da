// Words of the employees' first page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'مساحة العمل',
    en: 'Workspace',
  },
  welcome: {
    ar: 'أهلًا {name}',
    en: 'Welcome, {name}',
  },
  waiting: {
    ar: {
      zero: 'لا شيء ينتظرك الآن',
      one: 'طلب واحد ينتظرك',
      two: 'طلبان ينتظرانك',
      few: '{count} طلبات تنتظرك',
      many: '{count} طلبًا ينتظرك',
      other: '{count} طلب ينتظرك',
    },
    en: {
      zero: 'Nothing is waiting for you',
      one: '{count} request is waiting for you',
      other: '{count} requests are waiting for you',
    },
  },
} as const satisfies Messages
