// Typing a code that was sent: one box, taken with spaces and in any digits, and a way on for whom none has reached.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { ReactNode } from 'react'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import styles from './code-form.module.css'
import { codeMessages as messages } from './code-messages.ts'
import { Resend } from './resend.tsx'
import { type SendCode, useCodeForm } from './use-code-form.tsx'

export type CodeFormProps = {
  /** Of the box; `code` unless said. */
  id?: string
  label?: string
  channel: 'sms' | 'email'
  /** Where it went, as masked by the server. */
  sentTo: string
  /** The phone is a citizen’s, for whom the reader acts. */
  isCitizens?: boolean
  /** From now on, until another may be asked for. */
  resendAfterSeconds: number
  /** Takes the code; what it throws is shown: a refusal at the box, anything else above the button. */
  onSubmit: SendCode
  /** Sends another; answers how long to wait for the next. */
  onResend: () => Promise<{ resendAfterSeconds: number }>
  /** What the button says; "Continue" unless said. */
  action?: string
  /** The way to another number or address. */
  change?: ReactNode
  /** Told whether something is wrong: the title of the page says so. */
  onFailed?: (failed: boolean) => void
}

export const CodeForm = ({ id = 'code', channel, sentTo, ...props }: CodeFormProps) => {
  const text = useText()
  const form = useCodeForm({
    name: id,
    label: props.label ?? text(messages.code),
    hint: text(messages.hint),
    send: props.onSubmit,
    onFailed: props.onFailed,
  })
  const to = { to: <Ltr>{sentTo}</Ltr> }
  const bySms = props.isCitizens ? messages.mayTakeCitizen : messages.mayTake
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={props.action ?? text(messages.submit)}
      busyAction={text(messages.sending)}
      beneath={
        <section className={styles.missing} aria-labelledby={`${id}-missing`}>
          <h2 id={`${id}-missing`}>{text(messages.notReceived)}</h2>
          <p>
            <Words message={channel === 'sms' ? bySms : messages.mayTakeEmail} params={to} />
          </p>
          <Resend seconds={props.resendAfterSeconds} onResend={props.onResend} />
          {props.change}
        </section>
      }
    >
      <p>
        <Words message={channel === 'sms' ? messages.sentBySms : messages.sentByEmail} params={to} />
      </p>
      <FormField form={form} name={id} />
    </PageForm>
  )
}
