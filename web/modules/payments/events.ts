// What befalls a payment, in words, for payers and for finance.

import type { Text } from '@bawaba/language/index.ts'

const texts: Readonly<Record<string, Text>> = {
  accepted: { ar: 'بدأ سداد {amount}', en: 'Payment of {amount} started' },
  pending: { ar: 'ينتظر المزود السداد', en: 'Waiting for the payer' },
  received: { ar: 'وصل {amount}', en: '{amount} received' },
  declined: { ar: 'رُفض سداد {amount}', en: 'Payment of {amount} declined' },
  expired: { ar: 'انتهت مهلة سداد {amount}', en: 'The time to pay {amount} ran out' },
  cancelled: { ar: 'أُلغي سداد {amount}', en: 'Payment of {amount} cancelled' },
  refunded: { ar: 'رُد {amount}', en: '{amount} refunded' },
  refundFailed: { ar: 'تعذر رد {amount}', en: 'Refund of {amount} failed' },
  refundBounced: { ar: 'أعاد البنك {amount} بعد رده', en: '{amount} refunded was returned by the bank' },
  unclear: { ar: 'لم تتضح نتيجة السداد بعد', en: 'The outcome is not known yet' },
  recorded: {
    ar: 'سُجل {amount} في المكتب، بانتظار التأكيد',
    en: '{amount} recorded at the office, to be confirmed',
  },
  reversed: { ar: 'شُطب {amount} بتصحيح', en: '{amount} reversed by a correction' },
}

/** A text with {amount}; the kind itself where it has none. */
export const paymentEventText = (kind: string): Text => texts[kind] ?? { ar: kind, en: kind }
