// Asking for a new code or link: the seconds until one may are there to be read, and told once they are over.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import styles from './code-form.module.css'
import { codeMessages as messages } from './code-messages.ts'
import { useCountdown } from './use-countdown.tsx'

type ResendProps = { seconds: number; onResend: () => Promise<{ resendAfterSeconds: number }> }

export const Resend = ({ seconds, onResend }: ResendProps) => {
  const text = useText()
  const [left, restart] = useCountdown(seconds)
  const resending = useSingleMutation({
    mutationFn: onResend,
    onSuccess: ({ resendAfterSeconds }) => restart(resendAfterSeconds),
    onError: error => {
      // Asked for elsewhere meanwhile: the wait is the server's to tell.
      const wait = isCallError(error) && error.params.seconds
      if (typeof wait === 'number') restart(wait)
    },
  })
  return (
    <>
      {resending.isSuccess && <Notice kind="success">{text(messages.resent)}</Notice>}
      {resending.error && <Notice kind="error">{resending.error.message}</Notice>}
      {left > 0 ? (
        <p className={styles.wait}>{text(messages.wait, { count: left })}</p>
      ) : (
        <Button busy={resending.isPending} onClick={() => resending.mutate()}>
          {text(resending.isPending ? messages.resending : messages.resend)}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{left === 0 ? text(messages.mayResend) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
