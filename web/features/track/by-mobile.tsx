// The status of a request by a code that goes to the mobile of its owner. What is said does not tell whether a
// request has the number.

import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readIdentifier } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Found, type Status } from './found.tsx'
import { messages } from './messages.ts'
import styles from './track-page.module.css'

/** The code that was sent for the request `id`, and what it shows. */
const ByCode = ({ id }: { id: string }) => {
  const text = useText()
  const client = useClient()
  const [status, setStatus] = useState<Status>()
  const form = usePageForm({
    id: 'sms',
    fields: {
      code: {
        label: text(messages.smsCode),
        required: text(messages.smsCodeMissing),
        control: line({
          latin: true,
          autoComplete: 'one-time-code',
          value: readIdentifier,
        }),
      },
    },
    leadsTo: 'field',
    send: body => client.call('POST track/:id/status', { params: { id }, body }),
    onSent: setStatus,
  })
  useEffect(() => document.getElementById('sms-code')?.focus(), [])
  return (
    <>
      <p role="status">{text(messages.codeSent)}</p>
      <PageForm form={form} className={styles.form} action={text(messages.show)} />
      <div role="status">{status && <Found status={status} />}</div>
    </>
  )
}

export const ByMobile = ({ number }: { number: string }) => {
  const text = useText()
  const client = useClient()
  /** `count` tells one code from the next. */
  const [sent, setSent] = useState<{ id: string; count: number }>()
  const form = usePageForm({
    id: 'asked',
    fields: {
      number: {
        label: text(messages.yourNumber),
        required: text(messages.numberMissing),
        initial: number,
        control: line({ latin: true, value: requestNumberOf }),
      },
    },
    leadsTo: 'field',
    send: ({ number: id }) => client.call('POST track/:id/code', { params: { id }, body: {} }),
    onSent: (_, { number: id }) => setSent(before => ({ id, count: (before?.count ?? 0) + 1 })),
  })
  return (
    <>
      <PageForm
        form={form}
        className={styles.form}
        action={text(sent ? messages.sendAgain : messages.sendCode)}
        button={{ variant: sent ? 'tertiary' : 'secondary' }}
      />
      {sent && <ByCode key={sent.count} id={sent.id} />}
    </>
  )
}
