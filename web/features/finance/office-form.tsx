// Recording a payment at the office: the amount that is due, the number of the paper receipt, and a copy of it.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '../../client/hooks.tsx'
import { file } from '../../forms/controls/file.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useUploadedFile } from '../../modules/payments/use-uploaded-file.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import { amountOf } from './amount.ts'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { useAmountField } from './use-amount-field.tsx'

export const OfficeForm = ({ payment, isExpected, onChanged }: ActionProps & { isExpected: boolean }) => {
  const text = useText()
  const client = useClient()
  const upload = useUploadedFile()
  const form = usePageForm({
    id: 'office',
    fields: {
      amount: useAmountField(messages.officeAmount),
      receiptNumber: {
        label: text(messages.paperNumber),
        required: text(messages.paperMissing),
        control: line({ latin: true }),
      },
      proof: {
        label: text(messages.paperCopy),
        optional: true,
        control: file('image/jpeg,image/png,application/pdf'),
      },
    },
    send: async ({ amount = '', receiptNumber = '', proof }) => {
      const body = {
        amount: amountOf(amount) ?? '',
        receiptNumber: receiptNumber.trim(),
        ...(proof ? { proofId: await upload(proof) } : {}),
        ...(isExpected ? {} : { hasArrived: true }),
      }
      await onChanged(await client.call('POST payments/:id/office', { params: { id: payment.id }, body }))
    },
    next: 'amount',
    failed: text(messages.failed),
    onSent: () => announce({ id: 'payment', kind: 'success', message: bookingMessages.officeRecorded }),
  })
  return (
    <section className={styles.part}>
      <h2>{text(messages.office)}</h2>
      <p>{text(bookingMessages.officeTakesTwo)}</p>
      {!isExpected && (
        <Notice quiet kind="warning">
          {text(messages.officeAnyway)}
        </Notice>
      )}
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        action={text(messages.record)}
        button={{ variant: isExpected ? 'primary' : 'secondary' }}
      />
    </section>
  )
}
