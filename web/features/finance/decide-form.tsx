// Deciding on a refund: approved or declined, with a reason.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
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
    // Which button was pressed goes with this order alone: one that was refused leaves nothing for the next.
    send: ({ reason = '' }, { act }) => {
      const body = { approve: act === 'approve', reason }
      return client.call('POST refunds/:id/decide', { params: { id: refund.id }, body })
    },
    failed: text(messages.failed),
    onSent: async ({ status }) => {
      const message = status === 'declined' ? messages.declined : messages.approved
      announce({ id: 'refund', kind: 'success', message })
      await onDecided()
    },
  })
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      actions={
        <>
          <Button variant="primary" busy={form.isBusy} onClick={() => form.submit('approve')}>
            {text(messages.approve)}
          </Button>
          <Button busy={form.isBusy} onClick={() => form.submit('decline')}>
            {text(messages.decline)}
          </Button>
        </>
      }
    />
  )
}
