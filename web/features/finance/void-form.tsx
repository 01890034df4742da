// Taking back what was recorded by hand and never came, or came for something else: with a reason.

import type { BookingPreview, StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import { Booking } from './booking.tsx'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'

export const VoidForm = ({
  payment,
  attempt,
  onChanged,
}: ActionProps & { attempt: StaffPayment['attempts'][number] }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const [toConfirm, setToConfirm] = useState<{ reason: string; preview: BookingPreview }>()
  const form = usePageForm({
    id: `void-${attempt.id}`,
    fields: {
      reason: {
        label: text(messages.reason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    leadsTo: 'field',
    send: async ({ reason = '' }) => {
      const preview = await client.call('POST payments/:id/void/preview', {
        params: { id: payment.id },
        body: { attemptId: attempt.id, reason },
      })
      setToConfirm({ reason, preview })
    },
    failed: text(messages.failed),
  })
  const run = async () => {
    const body = { attemptId: attempt.id, reason: toConfirm?.reason ?? '' }
    const changed = await client.call('POST payments/:id/void', { params: { id: payment.id }, body })
    announce({
      id: 'payment',
      kind: 'success',
      message: toConfirm?.preview.takesTwo ? bookingMessages.waits : messages.voided,
    })
    // What was asked for is not asked for twice.
    form.fill(undefined, 'reason')
    await onChanged(changed)
  }
  const params = { amount: formatMoney(language, attempt.received) }
  return (
    <section className={styles.part}>
      <h2>{text(messages.voidTitle, params)}</h2>
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        action={text(messages.voidRecord)}
        button={{ variant: 'secondary' }}
      />
      <Confirm
        isOpen={toConfirm !== undefined}
        title={messages.voidTitle}
        effect={messages.voidEffect}
        action={messages.voidRecord}
        params={params}
        details={toConfirm && <Booking preview={toConfirm.preview} />}
        isDanger
        run={run}
        onClose={() => setToConfirm(undefined)}
      />
    </section>
  )
}
