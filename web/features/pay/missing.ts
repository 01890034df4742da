// What of a payment's sum has not arrived yet.

import type { PaymentView } from '@bawaba/contract/entities/payment.ts'
import { piastersOf, poundsOf } from '@bawaba/language/index.ts'

/** In pounds. */
export const missingOf = ({ total, received }: Pick<PaymentView, 'total' | 'received'>): string =>
  poundsOf((piastersOf(total.amount) ?? 0) - (piastersOf(received) ?? 0))
