// Words about what a service costs, how it is paid and when it is open.

import type { Messages } from '@bawaba/language/index.ts'

export const factMessages = {
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
