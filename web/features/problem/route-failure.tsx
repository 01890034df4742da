// A page that could not be loaded, or broke while it was drawn. The first is named in words of its own; the second is
// reported, with the page and the kind of person, and never with what they typed.

import type { Text } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { renewParts } from '@bawaba/ui/required-part.ts'
import { Words } from '@bawaba/ui/words.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import styles from './problem.module.css'
import { Problem } from './problem.tsx'

/**
 * Reports what broke, under a number to quote, and answers in which words a page that was not loaded says so. Both are
 * fetched when they are needed, so that no other page carries them; where they cannot be, the general words stand.
 */
const useFailure = (error: unknown) => {
  const client = useClient()
  const path = useRouter().state.matches.at(-1)?.fullPath ?? ''
  const [words, setWords] = useState<Text>()
  const [requestId] = useState(() => crypto.randomUUID())
  useEffect(() => {
    import('./failure.ts').then(
      ({ explain }) => setWords(explain(client, error, path, requestId)),
      () => undefined,
    )
  }, [error, client, path, requestId])
  return { words, reference: isCallError(error) ? error.requestId : requestId }
}

export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const text = useText()
  const router = useRouter()
  const { base } = useApp()
  const failure = isCallError(error) ? error : undefined
  const { words, reference } = useFailure(error)
  const tryAgain = async () => {
    renewParts()
    reset()
    await router.invalidate()
  }
  return (
    <Problem
      title={text(words ?? (failure ? messages.loadFailed : messages.problem))}
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
