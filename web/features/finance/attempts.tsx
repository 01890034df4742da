// The attempts to pay: by which channel and provider, how far each came, and its numbers.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import styles from './finance.module.css'
import { attemptStates, messages, proofStates, recordedState } from './messages.ts'
import { useGatewayNames } from './use-gateway-names.tsx'

export const Attempts = ({ payment }: { payment: StaffPayment }) => {
  const text = useText()
  const language = useLanguage()
  const nameOf = useGatewayNames()
  const { attempts, id, bookings } = payment
  const stateOf = ({ id: attemptId, status }: StaffPayment['attempts'][number]) =>
    bookings.some(booking => booking.act === 'office' && booking.attemptId === attemptId)
      ? recordedState
      : (attemptStates[status] ?? { ar: status, en: status })
  if (attempts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(messages.attempts)}</h2>
      <ol className={styles.rows}>
        {attempts.map(attempt => (
          <li key={attempt.id} className={styles.row}>
            <p className={styles.first}>
              <strong>{text(paymentChannelRows[attempt.channel].label)}</strong>
              <span>{text(stateOf(attempt))}</span>
              <strong className={styles.amount}>{formatMoney(language, attempt.amount)}</strong>
            </p>
            <p className={styles.facts}>
              <span>{nameOf(attempt.gatewayId)}</span>
              <time dateTime={attempt.createdAt}>{formatDateTime(language, attempt.createdAt)}</time>
              {attempt.paymentCode && (
                <span>
                  {text(messages.code)}: <Ltr>{attempt.paymentCode}</Ltr>
                </span>
              )}
              {attempt.transferReference && (
                <span>
                  {text(messages.reference)}: <Ltr>{attempt.transferReference}</Ltr>
                </span>
              )}
              {attempt.transactionId && (
                <span>
                  {text(messages.transaction)}: <Ltr>{attempt.transactionId}</Ltr>
                </span>
              )}
            </p>
            {attempt.proofs.map(({ fileId, sentAt, state, reason }) => (
              <p key={fileId} className={styles.facts}>
                <LinkButton
                  small
                  icon="document"
                  href={`/api/payments/${id}/proof?fileId=${fileId}&mode=EMPLOYEE`}
                  target="_blank"
                >
                  {text(messages.proof)}
                </LinkButton>
                <span>
                  {text(messages.proofSent, {
                    time: formatDateTime(language, sentAt),
                    state: text(proofStates[state]),
                  })}
                </span>
                {reason !== undefined && <span>{text(messages.proofRefused, { reason })}</span>}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
