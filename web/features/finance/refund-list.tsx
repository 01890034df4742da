// Refunds of a payment: how much, why, who asked and who decided.

import type { Refund } from '@bawaba/contract/entities/payment.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { personName } from '../../modules/requests/history.ts'
import styles from './finance.module.css'
import { HandRefund } from './hand-refund-forms.tsx'
import { causes, handRefundStates, messages, refundStates } from './messages.ts'

export const Refunds = ({ refunds, onDone }: { refunds: readonly Refund[]; onDone: () => Promise<void> }) => {
  const text = useText()
  if (refunds.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(messages.refunds)}</h2>
      <ol className={styles.rows}>
        {refunds.map(refund => (
          <li key={refund.id} className={styles.row}>
            <RefundFacts refund={refund} />
            <HandRefund refund={refund} onDone={onDone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export const RefundFacts = ({ refund }: { refund: Refund }) => {
  const text = useText()
  const language = useLanguage()
  const { amount, cause, status, isByHand, requestedBy, requestedAt } = refund
  return (
    <>
      <p className={styles.first}>
        <strong>{formatMoney(language, amount)}</strong>
        <span>{text((isByHand ? handRefundStates : refundStates)[status])}</span>
      </p>
      <p className={styles.facts}>
        <span>{text(causes[cause])}</span>
        <span>
          {requestedBy
            ? text(messages.asked, { name: personName(requestedBy, language) })
            : text(messages.askedByPortal)}
        </span>
        <time dateTime={requestedAt}>{formatDateTime(language, requestedAt)}</time>
      </p>
      <RefundReasons refund={refund} />
    </>
  )
}

/** What people wrote about it. */
export const RefundReasons = ({ refund }: { refund: Refund }) => {
  const language = useLanguage()
  const { reason, requestedBy, decidedBy, decision } = refund
  return (
    <>
      {requestedBy && (
        <p>
          <Bdi>{reason}</Bdi>
        </p>
      )}
      {decision && (
        <p>
          {decidedBy && <bdi translate="no">{personName(decidedBy, language)}</bdi>}: <Bdi>{decision}</Bdi>
        </p>
      )}
    </>
  )
}
