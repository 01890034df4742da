// What payers are notified of.

import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { formatMoney, poundsOf } from '@bawaba/language/index.ts'
import type { Notice, Notices } from '../notifications/index.ts'

/** Of a change to one of these statuses the payer is notified. */
const kinds: Partial<Record<PaymentStatus, NotificationKind>> = {
  paid: 'paymentReceived',
  unpaid: 'paymentFailed',
  expired: 'paymentExpired',
  refunded: 'paymentRefunded',
  incomplete: 'paymentIncomplete',
}

/** Amounts are piasters. Undefined for a status that nobody is notified of. */
export const paymentNotice = (
  notices: Notices,
  status: PaymentStatus,
  { amount, missing, ID }: { amount: number; missing: number; ID: string },
): Notice | undefined => {
  const kind = kinds[status]
  return (
    kind &&
    notices.write(kind, language => ({
      amount: formatMoney(language, poundsOf(amount)),
      missing: formatMoney(language, poundsOf(Math.max(0, missing))),
      number: ID,
    }))
  )
}
