// Asking for a new code or link: the seconds until one may are there to be read, and told once they are over.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useState } from 'react'
import { isCallError } from '../client/call-error.ts'
import styles from './code-form.module.css'
import { codeMessages as messages } from './code-messages.ts'
import { useCountdown } from './use-countdown.tsx'

type Message = { kind: 'success' | 'error'; words: string }

type ResendProps = { seconds: number; onResend: () => Promise<{ resendAfterSeconds: number }> }

export const Resend = ({ seconds, onResend }: ResendProps) => {
  const text = useText()
  const [left, restart] = useCountdown(seconds)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message>()
  const resend = async () => {
    if (isBusy || left > 0) return
    setBusy(true)
    try {
      restart((await onResend()).resendAfterSeconds)
      setMessage({ kind: 'success', words: text(messages.resent) })
    } catch (error) {
      if (!isCallError(error)) throw error
      // Asked for elsewhere meanwhile: the wait is the server's to tell.
      const wait = error.params.seconds
      if (typeof wait === 'number') restart(wait)
      setMessage({ kind: 'error', words: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {message && <Notice kind={message.kind}>{message.words}</Notice>}
      {left > 0 ? (
        <p className={styles.wait}>{text(messages.wait, { count: left })}</p>
      ) : (
        <Button busy={isBusy} onClick={() => void resend()}>
          {text(isBusy ? messages.resending : messages.resend)}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{left === 0 ? text(messages.mayResend) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
