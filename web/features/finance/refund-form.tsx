// Asking for money to be given back: how much of an attempt's money and why. Somebody else decides.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useRef } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import { amountOf } from './amount.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { useAmountField } from './use-amount-field.tsx'

export const RefundForm = ({
  payment,
  attempt,
  onChanged,
}: ActionProps & { attempt: StaffPayment['attempts'][number] }) => {
  const text = useText()
  const client = useClient()
  // Sent again after an answer that was lost, it is the same refund.
  const key = useRef(crypto.randomUUID())
  const form = usePageForm({
    id: `refund-${attempt.id}`,
    fields: {
      amount: useAmountField(messages.refundAmount),
      reason: {
        label: text(messages.reason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    send: async ({ amount = '', reason = '' }) => {
      const body = { attemptId: attempt.id, amount: amountOf(amount) ?? '', reason }
      const headers = { 'idempotency-key': key.current }
      await onChanged(
        await client.call('POST payments/:id/refunds', { params: { id: payment.id }, body, headers }),
      )
      key.current = crypto.randomUUID()
    },
    next: 'amount',
    failed: text(messages.failed),
    onSent: () => announce({ id: 'payment', kind: 'success', message: messages.refundAsked }),
  })
  return (
    <section className={styles.part}>
      <h2>{text(messages.askRefund)}</h2>
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        action={text(messages.askRefund)}
        button={{ variant: 'secondary' }}
      />
    </section>
  )
}
