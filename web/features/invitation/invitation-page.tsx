// Choosing a password by a link: whose account it is, the rule, and then the way to sign in.

import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useEffect, useRef } from 'react'
import { NewPassword, RepeatedPassword } from '../../account/new-password.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './invitation.module.css'
import { messages } from './messages.ts'
import { type Invited, useInvitation } from './use-invitation.tsx'

export const InvitationPage = () => {
  const { state, submit } = useInvitation()
  if (!state.invited && !state.refusal) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        {state.isDone && state.invited ? (
          <Done {...state.invited} />
        ) : state.invited ? (
          <Form state={state} submit={submit} invited={state.invited} />
        ) : (
          <Bad refusal={state.refusal ?? ''} />
        )}
      </div>
    </div>
  )
}

const Bad = ({ refusal }: { refusal: string }) => {
  const text = useText()
  usePage({ title: text(messages.bad) })
  return (
    <>
      <h1>{text(messages.bad)}</h1>
      <Notice kind="warning">{refusal}</Notice>
    </>
  )
}

const Done = ({ username }: Invited) => {
  const text = useText()
  const { signInPath } = useApp()
  usePage({ title: text(messages.done) })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text(messages.done)}
      </h1>
      <p>
        <Words message={messages.doneText} params={{ username: <Ltr>{username}</Ltr> }} />
      </p>
      <p>
        <GoButton to={signInPath} variant="primary">
          {text(messages.signIn)}
        </GoButton>
      </p>
    </>
  )
}

type FormProps = Pick<ReturnType<typeof useInvitation>, 'state' | 'submit'> & { invited: Invited }

const Form = ({ invited: { name, username }, state, submit }: FormProps) => {
  const text = useText()
  const { errors, refusal, isBusy, attempt } = state
  const errorOf = (id: string) => errors.find(({ target }) => target === id)?.text
  usePage({ title: text(messages.title), failed: errors.length > 0 })
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
      <h1>{text(messages.title)}</h1>
      <p>
        <Words
          message={messages.whose}
          params={{ name: <Bdi>{name}</Bdi>, username: <Ltr>{username}</Ltr> }}
        />
      </p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <NewPassword id="password" label={text(messages.password)} error={errorOf('password')} />
        <RepeatedPassword id="again" error={errorOf('again')} />
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(isBusy ? messages.saving : messages.save)}
        </Button>
      </form>
    </>
  )
}
