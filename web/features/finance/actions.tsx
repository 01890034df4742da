// What finance can do about a payment: ask its provider, record it at the office, confirm or refuse a transfer, void what was
// recorded by hand, ask for a refund.

import { isPayable, presentAttempt } from '@bawaba/contract/payment-states.ts'
import { piastersOf } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { announce } from '../../shell/toasts.tsx'
import type { ActionProps } from './action-props.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { OfficeForm } from './office-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { TransferForms } from './transfer-forms.tsx'
import { VoidForm } from './void-form.tsx'

export const Actions = ({ payment, onChanged }: ActionProps) => {
  const { attempts, status, isVoid, bookings } = payment
  const open = presentAttempt(attempts)
  const transfers = attempts.filter(({ isOwnTransfer }) => isOwnTransfer)
  // Money is at a counter or on the account before anyone asks whether it is due.
  const isRecorded = bookings.some(({ act }) => act === 'office')
  const isExpected = !open && !isVoid && isPayable(status) && !isRecorded
  const refundable = attempts.filter(
    ({ received, refunded }) => (piastersOf(received) ?? 0) > (piastersOf(refunded) ?? 0),
  )
  return (
    <>
      {open && !open.isOwnTransfer && <CheckNow payment={payment} onChanged={onChanged} />}
      {transfers.map(attempt => (
        <TransferForms key={attempt.id} payment={payment} attempt={attempt} onChanged={onChanged} />
      ))}
      <OfficeForm payment={payment} isExpected={isExpected} onChanged={onChanged} />
      {refundable
        .filter(({ isOwnTransfer, channel }) => isOwnTransfer || channel === 'office')
        // What waits for a second person is not asked for again.
        .filter(({ id }) => !bookings.some(({ act, attemptId }) => act === 'void' && attemptId === id))
        .map(attempt => (
          <VoidForm key={`void ${attempt.id}`} payment={payment} attempt={attempt} onChanged={onChanged} />
        ))}
      {refundable.map(attempt => (
        <RefundForm key={attempt.id} payment={payment} attempt={attempt} onChanged={onChanged} />
      ))}
    </>
  )
}

const CheckNow = ({ payment, onChanged }: ActionProps) => {
  const text = useText()
  const client = useClient()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      await onChanged(await client.call('POST payments/:id/check', { params: { id: payment.id } }))
      announce({ id: 'payment', kind: 'success', message: messages.checked })
    },
  })
  return (
    <section className={styles.part}>
      {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
      <p>
        <Button icon="refresh" busy={isPending} onClick={() => mutate()}>
          {text(messages.checkNow)}
        </Button>
      </p>
    </section>
  )
}
