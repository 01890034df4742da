// The status of a payment as a word with a shape and a colour.

import { type PaymentStatus, paymentStatusRows } from '@bawaba/contract/payment-states.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'

const kinds: Record<PaymentStatus, PillKind> = {
  created: 'waiting-on-payment',
  checking: 'open',
  paid: 'done',
  unpaid: 'rejected',
  incomplete: 'waiting-on-applicant',
  expired: 'cancelled',
  cancelled: 'cancelled',
  refunded: 'new',
}

export const PaymentPill = ({ status }: { status: PaymentStatus }) => {
  const text = useText()
  return <Pill kind={kinds[status]}>{text(paymentStatusRows[status].label)}</Pill>
}
