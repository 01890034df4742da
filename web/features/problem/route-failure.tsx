// A page that could not be loaded, or broke while it was drawn. The second is reported, with the page
// and the kind of person, and never with what they typed.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import styles from './problem.module.css'
import { Problem } from './problem.tsx'

/** The number to quote: of the call that failed, or of the report that is sent. */
const useReference = (error: unknown): string | undefined => {
  const client = useClient()
  const [requestId] = useState(() => crypto.randomUUID())
  useEffect(() => {
    if (isCallError(error)) return
    const userType = client.session.read().userSlug ?? 'visitor'
    const body = { page: location.pathname, userType, message: String(error).slice(0, 2000), requestId }
    // A report that does not get through must not become a second problem.
    client.call('POST clientErrors', { body }).catch(() => {})
  }, [error, client, requestId])
  return isCallError(error) ? error.requestId : requestId
}

export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const text = useText()
  const router = useRouter()
  const { base } = useApp()
  const reference = useReference(error)
  const failure = isCallError(error) ? error : undefined
  const tryAgain = async () => {
    reset()
    await router.invalidate()
  }
  return (
    <Problem
      title={text(failure ? messages.loadFailed : messages.problem)}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={() => void tryAgain()}>
            {text(messages.tryAgain)}
          </Button>
          <LinkButton href={`${base}/`}>{text(messages.home)}</LinkButton>
        </>
      }
    >
      <p role="alert">{failure ? failure.message : text(messages.problemText)}</p>
      {reference && (
        <p className={styles.reference}>
          <Words message={messages.reference} params={{ id: <Ltr>{reference}</Ltr> }} />
        </p>
      )}
    </Problem>
  )
}
