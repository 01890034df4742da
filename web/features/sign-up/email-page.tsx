// Where the link of an e-mail leads: one press proves the address. Its token is taken out of the address at once.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { useLinkToken } from '../../shell/link-token.ts'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import { Outcome } from './outcome.tsx'
import styles from './sign-up-page.module.css'

type State = { is: 'asked' | 'checking' | 'done' } | { is: 'failed'; why: string }

/**
 * The link that brought one here, followed at the press of a button and never by opening the page: programs that look at
 * mail open its links, and some run the page.
 */
const useFollowing = (token: string): { state: State; follow: () => void } => {
  const text = useText()
  const client = useClient()
  const { userSlugs } = useApp()
  const [state, setState] = useState<State>(
    token === '' ? { is: 'failed', why: text(messages.emailNoToken) } : { is: 'asked' },
  )
  const follow = () => {
    setState({ is: 'checking' })
    const params = { slug: userSlugs[0] ?? 'citizen' }
    client.call('POST :slug/verifyEmail', { params, body: { token } }).then(
      () => setState({ is: 'done' }),
      error => {
        if (!isCallError(error)) throw error
        setState({ is: 'failed', why: error.message })
      },
    )
  }
  return { state, follow }
}

export const EmailPage = () => {
  const text = useText()
  const token = useLinkToken()
  usePage({ title: text(messages.emailTitle) })
  return token === undefined ? <Pending /> : <Confirming key={token} token={token} />
}

const Confirming = ({ token }: { token: string }) => {
  const text = useText()
  const session = useSession()
  const { signInPath } = useApp()
  const { state, follow } = useFollowing(token)
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
        {(state.is === 'asked' || state.is === 'checking') && (
          <>
            <h1>{text(messages.emailTitle)}</h1>
            <p>{text(messages.emailAsked)}</p>
            <div>
              <Button variant="primary" busy={state.is === 'checking'} onClick={follow}>
                {text(state.is === 'checking' ? messages.emailChecking : messages.emailConfirm)}
              </Button>
            </div>
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
