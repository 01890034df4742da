// A page that could not be loaded, or broke while it was drawn. The first is named in words of its own; the second is
// reported, with the page and the kind of person, and never with what they typed.

import type { Text } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import styles from './problem.module.css'
import { Problem } from './problem.tsx'

const useReport = (error: unknown) => {
  const client = useClient()
  useEffect(() => {
    if (isCallError(error)) return
    const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
      0,
      2000,
    )
    const body = {
      page: location.pathname.slice(0, 2000),
      userType: client.session.read().userSlug ?? 'visitor',
      message,
    }
    // A report that does not get through must not become a second problem.
    client.call('POST clientErrors', { body }).catch(() => {})
  }, [error, client])
}

/** Which page it is, in words that are fetched when they are needed; the general ones stand where they cannot be. */
const useOwnWords = () => {
  const { fullPath: path } = useMatch({ strict: false })
  const [words, setWords] = useState<Text>()
  useEffect(() => {
    import('./page-words.ts').then(
      ({ pageWords }) => setWords(pageWords[path]),
      () => undefined,
    )
  }, [path])
  return words
}

export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const text = useText()
  const router = useRouter()
  const { base } = useApp()
  useReport(error)
  const failure = isCallError(error) ? error : undefined
  const own = useOwnWords()
  const tryAgain = async () => {
    reset()
    await router.invalidate()
  }
  return (
    <Problem
      title={text(failure ? (own ?? messages.loadFailed) : messages.problem)}
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
      {failure?.requestId && (
        <p className={styles.reference}>
          <Words message={messages.reference} params={{ id: <Ltr>{failure.requestId}</Ltr> }} />
        </p>
      )}
    </Problem>
  )
}
