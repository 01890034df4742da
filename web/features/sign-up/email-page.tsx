// Where the link of an e-mail leads: it proves the address. Its token is taken out of the address at once.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import { Outcome } from './outcome.tsx'
import styles from './sign-up-page.module.css'

type State = { is: 'checking' | 'done' } | { is: 'failed'; why: string }

/** Follows the link that brought one here, once. */
const useFollowing = (): State => {
  const text = useText()
  const client = useClient()
  const { userSlugs } = useApp()
  const [state, setState] = useState<State>({ is: 'checking' })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const token = location.hash.slice(1)
    if (token === '') return setState({ is: 'failed', why: text(messages.emailNoToken) })
    history.replaceState(history.state, '', location.pathname + location.search)
    const params = { slug: userSlugs[0] ?? 'citizen' }
    client.call('POST :slug/verifyEmail', { params, body: { token } }).then(
      () => setState({ is: 'done' }),
      error => {
        if (!isCallError(error)) throw error
        setState({ is: 'failed', why: error.message })
      },
    )
  }, [client, text, userSlugs])
  return state
}

export const EmailPage = () => {
  const text = useText()
  const session = useSession()
  const { signInPath } = useApp()
  const state = useFollowing()
  usePage({ title: text(messages.emailTitle) })
  const isIn = session.status === 'signed-in'
  const onward = isIn ? (
    <GoButton to="/profile/$section" params={{ section: 'contact' }} variant="primary">
      {text(messages.profile)}
    </GoButton>
  ) : (
    <GoButton to={signInPath} search={{ from: '/profile/contact' }} variant="primary">
      {text(messages.signIn)}
    </GoButton>
  )
  return (
    <div className={shell.page}>
      <div className={styles.narrow}>
        {state.is === 'checking' && (
          <>
            <h1>{text(messages.emailTitle)}</h1>
            <p role="status">{text(messages.emailChecking)}</p>
          </>
        )}
        {state.is === 'done' && (
          <Outcome
            title={text(messages.emailDoneTitle)}
            kind="success"
            actions={
              <>
                {onward}
                <GoButton to="/">{text(messages.home)}</GoButton>
              </>
            }
          >
            {text(messages.emailDoneText)}
          </Outcome>
        )}
        {state.is === 'failed' && (
          <Outcome title={text(messages.emailFailedTitle)} kind="warning" actions={onward}>
            {state.why}
          </Outcome>
        )}
      </div>
    </div>
  )
}
