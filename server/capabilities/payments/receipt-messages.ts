// The words of a receipt that is drawn.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'إيصال سداد', en: 'Payment receipt' },
  number: { ar: 'رقم السداد', en: 'Payment number' },
  request: { ar: 'رقم الطلب', en: 'Request number' },
  service: { ar: 'الخدمة', en: 'Service' },
  payer: { ar: 'سدده', en: 'Paid by' },
  paidAt: { ar: 'تاريخ السداد', en: 'Paid on' },
  channel: { ar: 'طريقة السداد', en: 'Paid with' },
  transaction: { ar: 'رقم العملية', en: 'Transaction' },
  total: { ar: 'الإجمالي', en: 'Total' },
  refundedOn: { ar: 'تاريخ رد المبلغ', en: 'Refunded on' },
  refundedAmount: { ar: 'المبلغ المردود', en: 'Amount refunded' },
  refunded: { ar: 'رُدّ المبلغ في {date}', en: 'Refunded on {date}' },
  refundedPart: { ar: 'رُدّ {amount} في {date}', en: '{amount} refunded on {date}' },
  code: {
    ar: 'للتحقق من هذا الإيصال امسح الرمز، ففيه التوقيع، وتفتح به هذه الصفحة:',
    en: 'To check this receipt scan the code. It holds the signature and opens this page:',
  },
  footer: {
    ar: 'إيصال بتوقيع إلكتروني، رقمه {number}',
    en: 'Receipt signed electronically, number {number}',
  },
} as const satisfies Messages
