// A transfer to the own account: what arrived by the bank's statement, or why its proof is refused.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { isAwaitedAttempt } from '@bawaba/contract/payment-states.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import { amountOf } from './amount.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { useAmountField } from './use-amount-field.tsx'

type TransferProps = ActionProps & { attempt: StaffPayment['attempts'][number] }

export const TransferForms = (props: TransferProps) => (
  <>
    <Arrived {...props} />
    {props.attempt.isProofWaiting && <Refuse {...props} />}
  </>
)

const Arrived = ({ payment, attempt, onChanged }: TransferProps) => {
  const text = useText()
  const client = useClient()
  const isAwaited = isAwaitedAttempt(attempt)
  const form = usePageForm({
    id: `arrived-${attempt.id}`,
    fields: {
      arrived: useAmountField(messages.arrived),
      transactionId: {
        label: text(messages.bankNumber),
        required: text(messages.bankMissing),
        control: line({ latin: true }),
      },
    },
    send: async ({ arrived = '', transactionId = '' }) => {
      const body = {
        attemptId: attempt.id,
        arrived: amountOf(arrived) ?? '',
        transactionId: transactionId.trim(),
      }
      await onChanged(await client.call('POST payments/:id/transfer', { params: { id: payment.id }, body }))
    },
    // What was recorded is not recorded twice.
    next: 'arrived',
    failed: text(messages.failed),
    onSent: () => announce({ id: 'payment', kind: 'success', message: messages.confirmed }),
  })
  return (
    <section className={styles.part}>
      <h2>
        <Words
          message={messages.transfer}
          params={{ reference: <Ltr>{attempt.transferReference ?? ''}</Ltr> }}
        />
      </h2>
      {!isAwaited && (
        <Notice quiet kind="info">
          {text(attempt.status === 'paid' ? messages.transferMore : messages.transferAnyway)}
        </Notice>
      )}
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        action={text(messages.confirm)}
        button={{ variant: isAwaited ? 'primary' : 'secondary' }}
      />
    </section>
  )
}

const Refuse = ({ payment, attempt, onChanged }: TransferProps) => {
  const text = useText()
  const client = useClient()
  const form = usePageForm({
    id: `refuse-${attempt.id}`,
    fields: {
      refused: {
        label: text(messages.reason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    send: async ({ refused = '' }) =>
      onChanged(
        await client.call('POST payments/:id/transfer', {
          params: { id: payment.id },
          body: { attemptId: attempt.id, refused },
        }),
      ),
    failed: text(messages.failed),
    onSent: () => announce({ id: 'payment', kind: 'success', message: messages.refused }),
  })
  return (
    <section className={styles.part}>
      <h2>{text(messages.refuse)}</h2>
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        action={text(messages.refuse)}
        button={{ variant: 'secondary' }}
      />
    </section>
  )
}
