// Words of what a case worker does next.

import type { Messages } from '@bawaba/language/index.ts'

export const nextMessages = {
  late: {
    ar: {
      zero: 'لا توجد طلبات متأخرة',
      one: 'طلب واحد متأخر',
      two: 'طلبان متأخران',
      few: '{count} طلبات متأخرة',
      many: '{count} طلبًا متأخرًا',
      other: '{count} طلب متأخر',
    },
    en: { one: '{count} request is late', other: '{count} requests are late' },
  },
  mine: {
    ar: {
      zero: 'لا توجد طلبات مسندة إليك',
      one: 'طلب واحد مسند إليك، ولا شيء متأخر',
      two: 'طلبان مسندان إليك، ولا شيء متأخر',
      few: '{count} طلبات مسندة إليك، ولا شيء متأخر',
      many: '{count} طلبًا مسندًا إليك، ولا شيء متأخر',
      other: '{count} طلب مسند إليك، ولا شيء متأخر',
    },
    en: {
      one: '{count} request is assigned to you, none is late',
      other: '{count} requests are assigned to you, none is late',
    },
  },
  unassigned: {
    ar: {
      zero: 'لا توجد طلبات غير مسندة',
      one: 'طلب واحد غير مسند، ولا شيء متأخر',
      two: 'طلبان غير مسندين، ولا شيء متأخر',
      few: '{count} طلبات غير مسندة، ولا شيء متأخر',
      many: '{count} طلبًا غير مسند، ولا شيء متأخر',
      other: '{count} طلب غير مسند، ولا شيء متأخر',
    },
    en: {
      one: '{count} request is unassigned, none is late',
      other: '{count} requests are unassigned, none is late',
    },
  },
  done: { ar: 'لا توجد طلبات بانتظارك.', en: 'No requests wait for you.' },
  take: { ar: 'استلام الطلب التالي', en: 'Take the next' },
  failed: {
    ar: 'لم يُفتح الطلب التالي. حاول مرة أخرى.',
    en: 'The next request did not open. Try again.',
  },
} as const satisfies Messages
