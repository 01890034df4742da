// A code by text message, or by e-mail where the number was not used for a year: it is sent as one comes here.

import type { ProofChallenge } from '@bawaba/contract/entities/factor.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { usePortal } from '../../../shell/context.tsx'
import { CodeForm } from '../code-form.tsx'
import { messages } from './messages.ts'
import type { ProofProps } from './proof-props.ts'

/** Where the codes of a demo are read. */
const DemoOutbox = () => {
  const text = useText()
  if (!usePortal()?.demo) return null
  return (
    <Notice quiet>
      <Words
        message={messages.demoCode}
        params={{
          outbox: (
            <a href="/dev/outbox" target="_blank" rel="noreferrer">
              {text(messages.outbox)}
            </a>
          ),
        }}
      />
    </Notice>
  )
}

/** Refusals to send another code: the one before is still good. */
const isStillGood = (code: string): boolean => code === 'NOT_ALLOWED_RESEND' || code === 'CODE_ALREADY_SENT'

export const CodeProof = ({ challenge, prove, onFailed, ...known }: ProofProps) => {
  const text = useText()
  const [sent, setSent] = useState<ProofChallenge>()
  const [refusal, setRefusal] = useState<string>()
  const isRequested = useRef(false)
  const send = async () => {
    const answer = await challenge('otp')
    setSent(answer)
    return { resendAfterSeconds: answer.resendAfterSeconds ?? 0 }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as one comes here
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    send().catch(error => {
      if (!isCallError(error)) throw error
      setRefusal(error.message)
      // One that was sent a moment ago is still good.
      const { seconds } = error.params
      if (isStillGood(error.code)) setSent({ resendAfterSeconds: Number(seconds ?? 0) })
    })
  }, [])
  if (!sent) return refusal ? <Notice kind="error">{refusal}</Notice> : <p>{text(messages.sending)}</p>
  // Text messages may have come back, or gone, since the step began.
  const { channel = 'sms', sentTo = '', isSmsDown } = sent.channel ? sent : known
  return (
    <>
      {channel === 'email' && (
        <Notice quiet>{text(isSmsDown ? messages.smsDown : messages.whyByEmail)}</Notice>
      )}
      <CodeForm
        channel={channel}
        sentTo={sentTo}
        resendAfterSeconds={sent.resendAfterSeconds ?? 0}
        onSubmit={value => prove({ method: 'otp', value })}
        onResend={send}
        {...(onFailed ? { onFailed } : {})}
      />
      <DemoOutbox />
    </>
  )
}
