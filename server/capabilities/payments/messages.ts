// What payers are written, in both languages.

import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { formatMoney, type Language, poundsOf, type Text, t } from '@bawaba/language/index.ts'

const messages = {
  paid: {
    ar: 'وصل سداد {amount} للطلب {number}. الإيصال في صفحة الطلب.',
    en: 'We received {amount} for request {number}. The receipt is on its page.',
  },
  unpaid: {
    ar: 'لم يتم سداد {amount} للطلب {number} ولم يُخصم منك شيء. حاول بعد ٣٠ دقيقة أو ادفع في البنك.',
    en: '{amount} for request {number} was not paid and nothing was taken. Try again in 30 minutes, or pay at the bank.',
  },
  expired: {
    ar: 'انتهت مهلة سداد {amount} للطلب {number}. افتح الطلب واختر طريقة دفع جديدة.',
    en: 'The time to pay {amount} for request {number} ran out. Open the request and choose how you will pay.',
  },
  refunded: {
    ar: 'رُد إليك {amount} عن الطلب {number}.',
    en: 'We refunded {amount} for request {number}.',
  },
  incomplete: {
    ar: 'وصل {amount} للطلب {number}، والباقي {missing}. حوّله بالرقم المرجعي نفسه.',
    en: '{amount} arrived for request {number}; {missing} is missing. Transfer it with the same reference.',
  },
} as const

type PaymentMessage = keyof typeof messages
/** Whether a change to this status is told to the payer. */
export const hasMessage = (status: PaymentStatus): status is PaymentMessage => status in messages

/** Amounts are piasters. */
export const paymentMessages = (
  key: PaymentMessage,
  { amount, missing, ID }: { amount: number; missing: number; ID: string },
): Text => {
  const inOne = (language: Language): string =>
    t(language, messages[key], {
      amount: formatMoney(language, poundsOf(amount)),
      missing: formatMoney(language, poundsOf(Math.max(0, missing))),
      number: ID,
    })
  return { ar: inOne('ar'), en: inOne('en') }
}
