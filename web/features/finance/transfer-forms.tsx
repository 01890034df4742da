// A transfer to the own account: what arrived by the bank's statement, or why its proof is refused.

import type { BookingPreview, StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { isAwaitedAttempt } from '@bawaba/contract/payment-states.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import { amountOf } from './amount.ts'
import { Booking, isAsDue } from './booking.tsx'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { previewMessages } from './preview-messages.ts'
import { useAmountField } from './use-amount-field.tsx'

type ArrivedBody = { attemptId: string; arrived: string; transactionId: string }
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
  const language = useLanguage()
  const [toConfirm, setToConfirm] = useState<{ body: ArrivedBody; preview: BookingPreview }>()
  const isAwaited = isAwaitedAttempt(attempt)
  const params = { id: payment.id }
  const book = async (body: ArrivedBody, { takesTwo }: BookingPreview): Promise<void> => {
    const changed = await client.call('POST payments/:id/transfer', { params, body })
    announce({
      id: 'payment',
      kind: 'success',
      message: takesTwo ? bookingMessages.waits : messages.confirmed,
    })
    // What was recorded is not recorded twice.
    form.fill(undefined, 'arrived')
    await onChanged(changed)
  }
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
      const preview = await client.call('POST payments/:id/transfer/preview', { params, body })
      if (isAsDue(preview)) await book(body, preview)
      else setToConfirm({ body, preview })
    },
    failed: text(messages.failed),
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
      <Confirm
        isOpen={toConfirm !== undefined}
        title={previewMessages.confirmTitle}
        effect={previewMessages.confirmEffect}
        action={messages.confirm}
        params={{ amount: toConfirm ? formatMoney(language, toConfirm.body.arrived) : '' }}
        details={toConfirm && <Booking preview={toConfirm.preview} />}
        run={async () => {
          if (toConfirm) await book(toConfirm.body, toConfirm.preview)
        }}
        onClose={() => setToConfirm(undefined)}
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
