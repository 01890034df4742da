// Deciding on a refund: approved or declined, with a reason.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useRef } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

export const DecideForm = ({ refund, onDecided }: { refund: RefundRow; onDecided: () => Promise<void> }) => {
  const text = useText()
  const client = useClient()
  const approve = useRef(true)
  const form = usePageForm({
    id: `decide-${refund.id}`,
    fields: {
      reason: {
        label: text(messages.reason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    leadsTo: 'field',
    send: async ({ reason = '' }) => {
      const body = { approve: approve.current, reason }
      await client.call('POST refunds/:id/decide', { params: { id: refund.id }, body })
    },
    failed: text(messages.failed),
    onSent: async () => {
      const message = approve.current ? messages.approved : messages.declined
      announce({ id: 'refund', kind: 'success', message })
      approve.current = true
      await onDecided()
    },
  })
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      action={text(messages.approve)}
      beside={
        <Button
          type="submit"
          onClick={() => {
            approve.current = false
          }}
        >
          {text(messages.decline)}
        </Button>
      }
    />
  )
}
