// The status of a payment as a word with a shape and a colour.

import {
  isPayable,
  type PaymentStatus,
  paymentStatusRows,
  proofWaitingLabel,
} from '@bawaba/contract/payment-states.ts'
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

/** A proof that waits for finance says more than that the fee is not paid yet; of another status it stands beside it. */
export const PaymentPill = ({
  status,
  isProofWaiting,
}: {
  status: PaymentStatus
  isProofWaiting: boolean
}) => {
  const text = useText()
  return (
    <>
      {!(isProofWaiting && isPayable(status)) && (
        <Pill kind={kinds[status]}>{text(paymentStatusRows[status].label)}</Pill>
      )}
      {isProofWaiting && <Pill kind="open">{text(proofWaitingLabel)}</Pill>}
    </>
  )
}
