// A refund that staff carry out: to whose account it goes, that it was sent, and that the bank sent it back.

import type { Refund } from '@bawaba/contract/entities/payment.ts'
import { formatDateTime, type Text } from '@bawaba/language/index.ts'
import { readIban } from '@bawaba/language/input/ibans.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient, useSession } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

type StepProps = { refund: Refund; onDone: () => Promise<void> }

/** What is known of a refund by hand, and its next step for whoever reads it. */
export const HandRefund = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const { userId } = useSession()
  const { isByHand, status, payee, sent, requestedBy } = refund
  if (!isByHand) return null
  const isOpen = status === 'requested' || status === 'approved' || status === 'failed'
  const isOther = requestedBy?.id !== userId && payee?.by?.id !== userId
  return (
    <>
      <Facts refund={refund} />
      {isOpen && <PayeeForm refund={refund} onDone={onDone} />}
      {status === 'approved' && payee && isOther && <CarryForm refund={refund} onDone={onDone} />}
      {status === 'approved' && payee && !isOther && <Notice quiet>{text(messages.otherCarrier)}</Notice>}
      {status === 'returned' && sent && !sent.isBounced && <BounceForm refund={refund} onDone={onDone} />}
    </>
  )
}

const Facts = ({ refund: { payee, sent } }: { refund: Refund }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <>
      {payee && (
        <p className={styles.facts}>
          <bdi translate="no">{payee.name}</bdi>
          <Ltr>{payee.iban}</Ltr>
          {payee.by && <span>{text(messages.payeeBy, { name: payee.by.name })}</span>}
        </p>
      )}
      {sent && (
        <p className={styles.facts}>
          <span>{text(sent.isBounced ? messages.sentBack : messages.sentBy, { name: sent.by.name })}</span>
          <Ltr>{sent.reference}</Ltr>
          <time dateTime={sent.at}>{formatDateTime(language, sent.at)}</time>
        </p>
      )}
    </>
  )
}

/** Sends, says what was done, and shows the refund anew. */
const useDone = (message: Text, onDone: () => Promise<void>) => async () => {
  announce({ id: 'refund', kind: 'success', message })
  await onDone()
}

const PayeeForm = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const client = useClient()
  const onSent = useDone(messages.payeeRecorded, onDone)
  const form = usePageForm({
    id: `payee-${refund.id}`,
    fields: {
      name: {
        label: text(messages.payeeName),
        required: text(messages.payeeNameMissing),
        initial: refund.payee?.name ?? '',
        control: line(),
      },
      iban: {
        label: text(messages.payeeIban),
        required: text(messages.payeeIbanMissing),
        initial: refund.payee?.iban ?? '',
        check: (typed: string) => (readIban(typed) ? undefined : text(messages.payeeIbanWrong)),
        control: line({ latin: true }),
      },
    },
    leadsTo: 'field',
    send: async ({ name = '', iban = '' }) => {
      await client.call('POST refunds/:id/payee', { params: { id: refund.id }, body: { name, iban } })
    },
    failed: text(messages.failed),
    onSent,
  })
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      action={text(refund.payee ? messages.changePayee : messages.recordPayee)}
      button={{ variant: 'secondary' }}
    />
  )
}

const CarryForm = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const client = useClient()
  const onSent = useDone(messages.carriedOut, onDone)
  const form = usePageForm({
    id: `carry-${refund.id}`,
    fields: {
      bankReference: {
        label: text(messages.bankNumber),
        required: text(messages.bankMissing),
        control: line({ latin: true }),
      },
    },
    leadsTo: 'field',
    send: async ({ bankReference = '' }) => {
      const body = { bankReference: bankReference.trim() }
      await client.call('POST refunds/:id/carriedOut', { params: { id: refund.id }, body })
    },
    failed: text(messages.failed),
    onSent,
  })
  return (
    <PageForm form={form} level="h3" className={styles.narrow} action={text(messages.recordCarriedOut)} />
  )
}

const BounceForm = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const client = useClient()
  const onSent = useDone(messages.bounced, onDone)
  const form = usePageForm({
    id: `bounce-${refund.id}`,
    fields: {
      reason: {
        label: text(messages.bounceReason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    leadsTo: 'field',
    send: async ({ reason = '' }) => {
      await client.call('POST refunds/:id/bounced', { params: { id: refund.id }, body: { reason } })
    },
    failed: text(messages.failed),
    onSent,
  })
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      action={text(messages.recordBounced)}
      button={{ variant: 'secondary' }}
    />
  )
}
