// For whom: a number that the person says, then the code that reached their phone.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useEffect, useRef } from 'react'
import { PageForm } from '../../forms/page-form.tsx'
import { CodeForm } from '../../modules/account/code-form.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './acting.module.css'
import { messages } from './messages.ts'
import { useChoosing } from './use-choosing.tsx'

export const Choose = () => {
  const choosing = useChoosing()
  return choosing.sent ? <Code {...choosing} sent={choosing.sent} /> : <Whom {...choosing} />
}
type Choosing = ReturnType<typeof useChoosing>

const Whom = ({ form }: Choosing) => {
  const text = useText()
  usePage({ title: text(messages.chooseTitle), failed: form.isRefused })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.send)}
      busyAction={text(messages.sending)}
      button={{ wide: true }}
      heading={
        <>
          <h1>{text(messages.chooseTitle)}</h1>
          <p>{text(messages.chooseText)}</p>
        </>
      }
    />
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
          <Words message={messages.found} params={{ name: <bdi translate="no">{sent.name}</bdi> }} />
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
