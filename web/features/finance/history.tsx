// What befell a payment, newest first, with who recorded it and why.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Timeline, TimelineEntry } from '@bawaba/ui/timeline.tsx'
import { paymentEventText } from '../../modules/payments/events.ts'
import { personName } from '../../modules/requests/history.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'

export const History = ({ payment: { timeline } }: { payment: StaffPayment }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h2>{text(messages.timeline)}</h2>
      <Timeline>
        {timeline.toReversed().map(({ at, kind, channel, amount, transactionId, by, reason }, index) => (
          <TimelineEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may have one moment and kind; the list only grows at its head.
            key={`${at} ${kind} ${index}`}
            at={at}
            by={by ? personName(by, language) : text(paymentChannelRows[channel].label)}
          >
            {text(paymentEventText(kind), { amount: formatMoney(language, amount ?? '0') })}
            {transactionId && (
              <>
                {' '}
                <Ltr>{transactionId}</Ltr>
              </>
            )}
            {reason && (
              <p>
                <Bdi>{reason}</Bdi>
              </p>
            )}
          </TimelineEntry>
        ))}
      </Timeline>
    </section>
  )
}
