// Sentences about one bill of a meter.

import { required } from '@bawaba/forms/index.ts'
import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: required.choose,
  noMeter: { ar: 'اختر العداد قبل الفاتورة', en: 'Choose the meter before its bill' },
  noBill: {
    ar: 'ليس لهذا العداد فاتورة بهذا الشهر في آخر ١٢ شهرًا. اختر فاتورة من القائمة.',
    en: 'This meter has no bill of that month in the last 12 months. Choose one from the list.',
  },
  objectionDecided: {
    ar: 'صدر قرار في تظلمك من فاتورة {month}. إن رُفض فتظلم من القرار في صفحة طلبك السابق.',
    en: 'Your objection to the bill of {month} has been decided. If it was rejected, appeal on the page of that request.',
  },
  objectedTwice: {
    ar: 'تظلمت من فاتورة {month} مرتين ثم انتهى كل منهما بلا قرار. لا يُقبل تظلم ثالث. اتصل بشركة الكهرباء.',
    en: 'You objected to the bill of {month} twice, and both ended without a decision. A third objection is not possible. Call the electricity company.',
  },
  alreadyDisputed: {
    ar: 'على فاتورة {month} تظلم لم يُبت فيه بعد.',
    en: 'An objection to the bill of {month} is not decided yet.',
  },
} as const satisfies Messages
