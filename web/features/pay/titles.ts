// What the page of a payment is called in each state of it: it says at once whether there is anything to pay.

import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import type { Text } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

const settled: Partial<Record<PaymentStatus, Text>> = {
  checking: { ar: 'نتحقق من سداد الطلب {number}', en: 'Checking payment for request {number}' },
  paid: { ar: 'سُددت رسوم الطلب {number}', en: 'Payment received for request {number}' },
  refunded: { ar: 'رُدت رسوم الطلب {number}', en: 'Payment refunded for request {number}' },
  cancelled: { ar: 'لم تعد رسوم الطلب {number} مطلوبة', en: 'Nothing to pay for request {number}' },
}

/** Names the request by `{number}`. Until the status is known, and while something is due, it asks for payment. */
export const payTitle = (status: PaymentStatus | undefined): Text =>
  (status && settled[status]) ?? messages.title
