// Codes about paying.

import type { ErrorRows } from './row.ts'

export const paymentErrors = {
  PRICE_INVALID: {
    status: 422,
    client: 'show',
    ar: 'اختر بندًا واحدًا على الأقل للدفع',
    en: 'Select at least one item to pay',
  },
  PAYMENT_NO_INVALID: {
    status: 422,
    client: 'show',
    ar: 'رقم الدفع غير موجود. راجعه على الفاتورة.',
    en: 'There is no such payment number. Check it on the bill.',
  },
  PAY_OLDER_BILLS_FIRST: {
    status: 422,
    client: 'show',
    ar: 'ادفع الفواتير الأقدم أولًا',
    en: 'Pay the older bills first',
  },
} as const satisfies ErrorRows
