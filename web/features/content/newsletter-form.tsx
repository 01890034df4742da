// Subscribing to the newsletter: the answer is the same for every address, and what is so stands in the message to it.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { messages } from './contact.messages.ts'
import styles from './contact.module.css'

export const NewsletterForm = () => {
  const text = useText()
  const client = useClient()
  const [address, setAddress] = useState<string>()
  const form = usePageForm({
    id: 'newsletter',
    fields: {
      email: {
        label: text(messages.email),
        required: text(messages.emailMissing),
        // The server judges the rest by the one rule, which would weigh on every page here.
        check: (value: string) => (value.includes('@') ? undefined : text(messages.emailWrong)),
        control: line({ type: 'email', latin: true, autoComplete: 'email' }),
      },
    },
    leadsTo: 'field',
    send: body => client.call('POST newsletter', { body }),
    errorText: () => text(messages.emailWrong),
    failed: text(messages.failed),
    onSent: (_, { email }) => setAddress(email),
  })
  return (
    <>
      <PageForm form={form} className={styles.form} action={text(messages.subscribe)} />
      <div role="status">
        {address !== undefined && (
          <Notice kind="success" quiet>
            {text(messages.sent, { address })}
          </Notice>
        )}
      </div>
    </>
  )
}
