// What payers are notified of.

import { formatMoney, poundsOf } from '@bawaba/language/index.ts'
import type { Notice, Notices } from '../notifications/index.ts'
import type { PayerLine } from './movements.ts'

/** Undefined for a line of the history that goes without a message. */
export const paymentNotice = (
  notices: Notices,
  { message, total, missing }: Pick<PayerLine, 'message' | 'total' | 'missing'>,
  ID: string,
): Notice | undefined =>
  message &&
  notices.write(message, language => ({
    amount: formatMoney(language, poundsOf(total)),
    missing: formatMoney(language, poundsOf(missing)),
    number: ID,
  }))
