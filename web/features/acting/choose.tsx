// For whom: a number that the person says, then the code that reached their phone.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useEffect, useRef } from 'react'
import { CodeForm } from '../../account/code-form.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './acting.module.css'
import { messages } from './messages.ts'
import { identifiers, useChoosing } from './use-choosing.tsx'

export const Choose = () => {
  const choosing = useChoosing()
  return choosing.sent ? <Code {...choosing} sent={choosing.sent} /> : <Whom {...choosing} />
}
type Choosing = ReturnType<typeof useChoosing>

const Whom = ({ typed, error: refused, failure, isBusy, attempt, ask }: Choosing) => {
  const text = useText()
  usePage({ title: text(messages.chooseTitle), failed: refused !== undefined })
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  const hint = text(messages.valueHint)
  const errorOf = (target: string) => (refused?.target === target ? refused.text : undefined)
  const error = errorOf('value')
  const reasonError = errorOf('reason')
  return (
    <>
      <ErrorSummary ref={summary} errors={refused ? [refused] : []} />
      <h1>{text(messages.chooseTitle)}</h1>
      <p>{text(messages.chooseText)}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <form method="dialog" noValidate onSubmit={ask} className={styles.form}>
        <FieldFrame id="by" label={text(messages.by)}>
          <SelectInput
            id="by"
            name="by"
            defaultValue={typed.by}
            options={identifiers.map(value => ({ value, label: text(messages[value]) }))}
          />
        </FieldFrame>
        <FieldFrame id="value" label={text(messages.value)} hint={hint} error={error} field="value">
          <TextInput
            id="value"
            name="value"
            latin
            inputMode="text"
            autoComplete="off"
            defaultValue={typed.value}
            invalid={error !== undefined}
            describedBy={describedBy('value', { hint, error })}
          />
        </FieldFrame>
        <FieldFrame
          id="reason"
          label={text(messages.reason)}
          hint={text(messages.reasonHint)}
          error={reasonError}
          optional
        >
          <TextInput
            id="reason"
            name="reason"
            autoComplete="off"
            defaultValue={typed.reason}
            invalid={reasonError !== undefined}
            describedBy={describedBy('reason', { hint: true, error: reasonError })}
          />
        </FieldFrame>
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(isBusy ? messages.sending : messages.send)}
        </Button>
      </form>
    </>
  )
}

const Code = ({ sent, verify, send, again }: Choosing & { sent: NonNullable<Choosing['sent']> }) => {
  const text = useText()
  usePage({ title: text(messages.codeTitle) })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text(messages.codeTitle)}
      </h1>
      {sent.name && (
        <p>
          <Words message={messages.found} params={{ name: <bdi>{sent.name}</bdi> }} />
        </p>
      )}
      <CodeForm
        label={text(messages.codeLabel)}
        channel="sms"
        isCitizens
        sentTo={sent.sentTo}
        resendAfterSeconds={sent.resendAfterSeconds}
        onSubmit={verify}
        onResend={() => send(sent.whom)}
        action={text(messages.begin)}
        change={
          <Button variant="tertiary" onClick={again}>
            {text(messages.another)} <Ltr>{sent.sentTo}</Ltr>
          </Button>
        }
      />
    </>
  )
}
