// Where the link of an e-mail leads: one press proves the address. Its token is taken out of the address at once.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { useApp } from '../../shell/context.tsx'
import { carryToken, useLinkToken } from '../../shell/link-token.ts'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import { Outcome } from './outcome.tsx'
import styles from './sign-up-page.module.css'

export const EmailPage = () => {
  const text = useText()
  const token = useLinkToken()
  usePage({ title: text(messages.emailTitle) })
  return token === undefined ? <Pending /> : <Confirming key={token} token={token} />
}

/**
 * The link that brought one here, followed at the press of a button and never by opening the page: programs that look at
 * mail open its links, and some run the page.
 */
const Confirming = ({ token }: { token: string }) => {
  const text = useText()
  const session = useSession()
  const client = useClient()
  const { signInPath, userSlugs } = useApp()
  const params = { slug: userSlugs[0] ?? 'citizen' }
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => client.call('POST :slug/verifyEmail', { params, body: { token } }),
    throwOnError: failure => !isCallError(failure),
  })
  const refusal = token === '' ? text(messages.emailNoToken) : error?.message
  const isIn = session.status === 'signed-in'
  // The owner of the account signs in, and comes back to the link.
  const isOwners = isCallError(error) && error.code === 'EMAIL_LINK_OF_ACCOUNT'
  const from = isOwners ? '/email-verify' : '/profile/contact'
  const onward = isIn ? (
    <GoButton to="/profile/$section" params={{ section: 'contact' }} variant="primary">
      {text(messages.profile)}
    </GoButton>
  ) : (
    <GoButton
      to={signInPath}
      search={{ from }}
      variant="primary"
      onClick={() => isOwners && carryToken(token)}
    >
      {text(messages.signIn)}
    </GoButton>
  )
  return (
    <div className={shell.page}>
      <div className={styles.narrow}>
        {!isSuccess && refusal === undefined && (
          <>
            <h1>{text(messages.emailTitle)}</h1>
            <p>{text(messages.emailAsked)}</p>
            <div>
              <Button variant="primary" busy={isPending} onClick={() => mutate()}>
                {text(isPending ? messages.emailChecking : messages.emailConfirm)}
              </Button>
            </div>
          </>
        )}
        {isSuccess && (
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
        {refusal !== undefined && (
          <Outcome title={text(messages.emailFailedTitle)} kind="warning" actions={onward}>
            {refusal}
          </Outcome>
        )}
      </div>
    </div>
  )
}
