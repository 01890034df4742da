// The link is on its way, if there is anyone to send it to.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { messages } from './messages.ts'
import { useRecovery } from './use-recovery.tsx'

export const EmailSentStep = () => {
  const text = useText()
  const email = useRecovery()?.email
  return (
    <>
      {email && (
        <p>
          <Words message={messages.emailSent} params={{ email: <Ltr>{email}</Ltr> }} />
        </p>
      )}
      <p>{text(messages.emailLook)}</p>
      <Link to="/forget-password/$step" params={{ step: 'validate' }}>
        {text(messages.again)}
      </Link>
    </>
  )
}
