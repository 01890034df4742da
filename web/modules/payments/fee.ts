// The provider's own fee among the lines of a payment: what the sum holds besides the items.

import type { PaymentView } from '@bawaba/contract/entities/payment.ts'
import { piastersOf, poundsOf } from '@bawaba/language/index.ts'

export type PaymentLines = Pick<PaymentView, 'items' | 'total'>

/** In pounds; undefined where the items are all there is. */
export const providerFeeOf = ({ items, total }: PaymentLines): string | undefined => {
  const own = items.reduce((sum, { amount }) => sum + (piastersOf(amount) ?? 0), 0)
  const fee = (piastersOf(total.amount) ?? 0) - own
  return fee === 0 ? undefined : poundsOf(fee)
}

export const providerFeeLabel = { ar: 'رسوم مزود الدفع', en: 'Payment service fee' }
