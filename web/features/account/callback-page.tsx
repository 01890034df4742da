// Signing in goes on here when a provider has sent one back: the code is handed over, and one is where one came from.
// The page has one way out, which counts even when the answer comes later.

import type { SecondStep as Step } from '@bawaba/contract/entities/factor.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient, useSignIn } from '../../client/hooks.tsx'
import { backOf, callbackOf, takeLeft } from '../../modules/account/external.ts'
import { useApp } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './external-messages.ts'
import { SecondStep } from './second-step.tsx'
import styles from './sign-in-page.module.css'

/** What is wrong, in the server's words or ours. */
/** What the provider vouches for is not all that is asked for: this comes next. */
type Next = { slug: UserSlug; step: Step; from: string }
type Outcome = { text?: string; message?: (typeof messages)['failed' | 'cancelled'] }

const useReturn = () => {
  const client = useClient()
  const begin = useSignIn()
  const { base } = useApp()
  const { history } = useRouter()
  const isCancelled = useRef(false)
  const isBegun = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [next, setNext] = useState<Next>()

  useEffect(() => {
    const come = async (): Promise<Outcome | undefined> => {
      const { code, state, iss, error } = backOf(location.search)
      const left = takeLeft()
      // The code is of no use to anyone later, but it need not stand in the history either.
      globalThis.history.replaceState(globalThis.history.state, '', location.pathname)
      if (error) return { message: error === 'access_denied' ? messages.cancelled : messages.failed }
      if (!code || !state || !left || left.state !== state) return { message: messages.failed }
      const params = { slug: left.slug }
      const session = await client.call('POST :slug/exchangeToken', {
        params,
        body: { token: code, state, redirectUrl: callbackOf(base), ...(iss ? { iss } : {}) },
      })
      if ('mfa' in session) {
        if (!isCancelled.current) setNext({ slug: left.slug, step: session.mfa, from: left.from })
        return undefined
      }
      if (isCancelled.current) {
        const headers = { 'X-CSRF-Token': session.usertoken }
        await client.call('POST :slug/logout', { params, body: {}, headers })
        return undefined
      }
      begin(session)
      history.replace(base + left.from)
      return undefined
    }
    if (isBegun.current) return
    isBegun.current = true
    come()
      .catch((error: unknown) => {
        if (!isCallError(error)) throw error
        return error.code === 'INVALID_GRANT' ? { message: messages.failed } : { text: error.message }
      })
      .then(setOutcome)
  }, [client, begin, base, history])

  return {
    outcome,
    next,
    signedIn: (session: Session) => {
      begin(session)
      history.replace(base + (next?.from ?? '/'))
    },
    cancel: () => {
      isCancelled.current = true
    },
  }
}

const Waiting = ({ outcome, back }: { outcome: Outcome | undefined; back: () => void }) => {
  const text = useText()
  usePage({ title: text(outcome ? messages.notSignedIn : messages.title), failed: outcome !== undefined })
  return (
    <>
      <h1>{text(outcome ? messages.notSignedIn : messages.title)}</h1>
      {outcome ? (
        <>
          <Notice kind={outcome.message === messages.cancelled ? 'info' : 'error'}>
            {outcome.message ? text(outcome.message) : outcome.text}
          </Notice>
          <Button variant="primary" onClick={back}>
            {text(messages.again)}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{text(messages.wait)}</p>
          <Button onClick={back}>{text(messages.cancel)}</Button>
        </>
      )}
    </>
  )
}

export const CallbackPage = () => {
  const router = useRouter()
  const { signInPath } = useApp()
  const { outcome, next, signedIn, cancel } = useReturn()
  const back = () => {
    cancel()
    void router.navigate({ to: signInPath, replace: true })
  }
  return (
    <div className={shell.page}>
      <div className={styles.signIn}>
        {next ? (
          <SecondStep slug={next.slug} step={next.step} onSignedIn={signedIn} onStartAgain={back} />
        ) : (
          <Waiting outcome={outcome} back={back} />
        )}
      </div>
    </div>
  )
}
