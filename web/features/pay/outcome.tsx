// What became of a payment: received, not received, in part, void, or not known yet. It claims nothing that is not known.

import type { PaymentEventView, PaymentView } from '@bawaba/contract/entities/payment.ts'
import { paymentStatusRows } from '@bawaba/contract/payment-states.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { GoButton } from '../../shell/links.tsx'
import { messages } from './messages.ts'
import { missingOf } from './missing.ts'
import styles from './pay.module.css'

/** While nobody knows: the page asks by itself for a while, and then when it is told to. */
export const Checking = ({ isPatient, onAgain }: { isPatient: boolean; onAgain: () => void }) => {
  const text = useText()
  return (
    <Notice
      title={text(messages.checkingTitle)}
      actions={!isPatient && <Button onClick={onAgain}>{text(messages.checkAgain)}</Button>}
    >
      {text(isPatient ? messages.checkingText : messages.noNews)}
    </Notice>
  )
}

export const Paid = ({ payment }: { payment: PaymentView }) => {
  const text = useText()
  const language = useLanguage()
  const { paidAt, transactionId, received, hasReceipt, id } = payment
  return (
    <div className={styles.outcome}>
      <Notice kind="success" title={text(messages.paidTitle)}>
        {paidAt && (
          <p>
            {text(messages.paidText, {
              amount: formatMoney(language, received),
              time: formatDateTime(language, paidAt),
            })}
          </p>
        )}
        {transactionId && (
          <p>
            {text(messages.transaction)}: <Ltr className={styles.id}>{transactionId}</Ltr>
          </p>
        )}
      </Notice>
      {hasReceipt && (
        <p>
          <GoButton to="/receipts/$paymentId" params={{ paymentId: id }} variant="primary">
            {text(messages.receipt)}
          </GoButton>
        </p>
      )}
    </div>
  )
}

/** Whatever else its payer chose since, a proof that was sent is looked at. */
export const ProofWaiting = ({ isOffice }: { isOffice: boolean }) => {
  const text = useText()
  if (isOffice)
    return <Notice title={text(messages.officeWaitingTitle)}>{text(messages.officeWaiting)}</Notice>
  return <Notice title={text(messages.proofWaitingTitle)}>{text(messages.hasProof)}</Notice>
}

const kinds = {
  created: undefined,
  checking: undefined,
  paid: undefined,
  unpaid: 'error',
  incomplete: 'warning',
  expired: 'warning',
  cancelled: 'info',
  refunded: 'info',
} as const

type TimelineProps = { timeline: readonly PaymentEventView[] }

const outcomes = ['received', 'declined', 'expired', 'reversed', 'refunded', 'refundBounced']
const lastOutcome = ({ timeline }: TimelineProps): PaymentEventView | undefined =>
  timeline.findLast(({ kind }) => outcomes.includes(kind))

/** A refund that the bank sent back, until it is sent again. */
export const Bounced = ({ timeline }: TimelineProps) => {
  const text = useText()
  const language = useLanguage()
  const last = lastOutcome({ timeline })
  if (last?.kind !== 'refundBounced') return null
  return (
    <Notice kind="warning" title={text(messages.bouncedTitle)}>
      {text(messages.bouncedText, { amount: formatMoney(language, last.amount ?? '0') })}
    </Notice>
  )
}

/** How it stands, where that is neither open nor paid. */
export const Standing = ({ payment, timeline }: { payment: PaymentView } & TimelineProps) => {
  const text = useText()
  const language = useLanguage()
  const { status, isProofWaiting } = payment
  const kind = kinds[status]
  // While a proof is looked at, nobody knows that nothing was taken.
  if (!kind || (isProofWaiting && (status === 'unpaid' || status === 'expired'))) return null
  const last = lastOutcome({ timeline })
  // Nobody tried and failed: the money that was recorded never came.
  if (status === 'unpaid' && last?.kind === 'reversed')
    return (
      <Notice kind="warning" title={text(messages.correctedTitle)}>
        {text(messages.correctedText, { amount: formatMoney(language, last.amount ?? '0') })}
      </Notice>
    )
  const { label, notice } = paymentStatusRows[status]
  return (
    <Notice kind={kind} title={text(status === 'unpaid' ? messages.unpaidTitle : label)}>
      {status === 'incomplete'
        ? text(messages.partly, {
            received: formatMoney(language, payment.received),
            missing: formatMoney(language, missingOf(payment)),
          })
        : text(notice)}
    </Notice>
  )
}
