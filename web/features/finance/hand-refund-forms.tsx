// A refund that staff carry out: to whose account it goes, that it was sent, and that the bank sent it back.

import type { Refund } from '@bawaba/contract/entities/payment.ts'
import { ibanInFours } from '@bawaba/language/iban-in-fours.ts'
import { formatDateTime, type Text } from '@bawaba/language/index.ts'
import { readIban, tidyIban } from '@bawaba/language/input/ibans.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { personName } from '../../modules/requests/history.ts'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { hinderNames, messages } from './messages.ts'

type StepProps = { refund: Refund; onDone: () => Promise<void> }

/** What is known of a refund by hand, and its next step for whoever reads it. */
export const HandRefund = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const { isByHand, status, payee, sent, hinders } = refund
  if (!isByHand) return null
  const isOpen = status === 'requested' || status === 'approved' || status === 'failed'
  const isToSend = status === 'approved' && payee
  const isUnderWay = status === 'returned' && sent && !sent.isBounced
  return (
    <>
      <Facts refund={refund} />
      {isOpen && <Payee refund={refund} onDone={onDone} />}
      {isToSend && !hinders.send && <CarryForm refund={refund} onDone={onDone} />}
      {isToSend && hinders.send && (
        <Notice quiet>{text(messages.otherCarrier, { why: text(hinderNames[hinders.send]) })}</Notice>
      )}
      {isUnderWay && !hinders.bounce && <BounceForm refund={refund} onDone={onDone} />}
      {isUnderWay && hinders.bounce && (
        <Notice quiet>{text(messages.otherBouncer, { why: text(hinderNames[hinders.bounce]) })}</Notice>
      )}
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
          <span>
            {text(messages.payeeName)}: <bdi translate="no">{payee.name}</bdi>
          </span>
          <span>
            {text(messages.payeeIban)}: <Ltr>{ibanInFours(payee.iban)}</Ltr>
          </span>
          <CopyButton value={payee.iban} what={text(messages.ibanWhat)} />
          {payee.by && <span>{text(messages.payeeBy, { name: personName(payee.by, language) })}</span>}
        </p>
      )}
      {sent && (
        <p className={styles.facts}>
          <span>
            {text(sent.isBounced ? messages.sentBack : messages.sentBy, {
              name: personName(sent.by, language),
            })}
          </span>
          <Ltr>{sent.reference}</Ltr>
          <time dateTime={sent.at}>{formatDateTime(language, sent.at)}</time>
        </p>
      )}
      {sent?.bounceReason && (
        <p>
          {text(messages.bounceReason)}: <Bdi>{sent.bounceReason}</Bdi>
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

/** The account is recorded first; one that the bank refused is looked at again, and any other changed on demand. */
const Payee = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const [isChanging, setChanging] = useState(false)
  if (!refund.payee || refund.status === 'failed' || isChanging)
    return (
      <PayeeForm
        refund={refund}
        onDone={async () => {
          setChanging(false)
          await onDone()
        }}
      />
    )
  return (
    <p>
      <Button onClick={() => setChanging(true)}>{text(messages.changePayee)}</Button>
    </p>
  )
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
        initial: ibanInFours(refund.payee?.iban ?? ''),
        check: (typed: string) => (readIban(typed) ? undefined : text(messages.payeeIbanWrong)),
        // In Latin digits and by four, as banks print it: digits of both sets are shown in another order than they are typed.
        // It has two lines on a phone, where one would hide its end.
        control: textArea({ rows: 2, latin: true, tidy: typed => ibanInFours(tidyIban(typed)) }),
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
      action={text(refund.payee ? messages.savePayee : messages.recordPayee)}
      button={{ variant: refund.payee || refund.status !== 'approved' ? 'secondary' : 'primary' }}
    />
  )
}

const CarryForm = ({ refund, onDone }: StepProps) => {
  const text = useText()
  const client = useClient()
  const onSent = useDone(messages.carriedOut, onDone)
  // As it was when the form opened: whoever reads it sends the money there.
  const [iban] = useState(refund.payee?.iban ?? '')
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
      const body = { bankReference: bankReference.trim(), iban }
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
