// Words of what waits for staff besides requests.

import type { Messages } from '@bawaba/language/index.ts'

export const officeMessages = {
  title: {
    ar: 'بانتظارك',
    en: 'Waiting for you',
  },
  notRead: {
    ar: 'تعذر تحميل العدد. افتح الصفحة لتراه.',
    en: 'This number could not be loaded. Open the page to see it.',
  },
  proofs: {
    ar: 'إثباتات تحويل للمراجعة',
    en: 'Proofs of transfer to check',
  },
  refunds: {
    ar: 'مبالغ للاعتماد أو الرد',
    en: 'Refunds to decide or send',
  },
  bookings: {
    ar: 'قيود لتأكيدها',
    en: 'Bookings to confirm',
  },
  differences: {
    ar: 'فروق لم تُسوَّ',
    en: 'Differences to resolve',
  },
  gaps: {
    ar: 'أيام سداد لم تُطابق',
    en: 'Payment days not compared',
  },
  erasures: {
    ar: 'طلبات محو البيانات',
    en: 'Requests to erase data',
  },
  failedJobs: {
    ar: 'مهام فشلت',
    en: 'Failed jobs',
  },
  owedWork: {
    ar: 'أعمال لم تُنجز بعد',
    en: 'Owed work',
  },
} as const satisfies Messages
