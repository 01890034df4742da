// What happened to a payment, as a timeline.

import type { PaymentEventView } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Timeline, TimelineEntry } from '@bawaba/ui/timeline.tsx'
import { paymentEventText } from '../../modules/payments/events.ts'
import { messages } from './messages.ts'
import styles from './pay.module.css'

export const History = ({ timeline }: { timeline: readonly PaymentEventView[] }) => {
  const text = useText()
  const language = useLanguage()
  if (timeline.length === 0) return null
  return (
    <section className={styles.history}>
      <h2>{text(messages.history)}</h2>
      <Timeline>
        {[...timeline].reverse().map(({ at, kind, channel, amount, transactionId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have one moment and kind; the list only grows at its head.
          <TimelineEntry key={`${at} ${kind} ${index}`} at={at} by={text(paymentChannelRows[channel].label)}>
            {text(paymentEventText(kind), { amount: formatMoney(language, amount ?? '0') })}
            {transactionId && (
              <>
                {' '}
                <Ltr>{transactionId}</Ltr>
              </>
            )}
          </TimelineEntry>
        ))}
      </Timeline>
    </section>
  )
}
