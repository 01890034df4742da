// Choosing a password by a link: whose account it is, the rule, and then the way to sign in.

import { Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useEffect, useRef } from 'react'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './invitation.module.css'
import { messages } from './messages.ts'
import { type Invited, useInvitation } from './use-invitation.tsx'

export const InvitationPage = () => {
  const { state, form } = useInvitation()
  if (!state.invited && !state.refusal) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        {state.isDone && state.invited ? (
          <Done {...state.invited} />
        ) : state.invited ? (
          <Choosing form={form} invited={state.invited} />
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

type ChoosingProps = Pick<ReturnType<typeof useInvitation>, 'form'> & { invited: Invited }

const Choosing = ({ invited: { name, username }, form }: ChoosingProps) => {
  const text = useText()
  usePage({ title: text(messages.title), failed: form.isRefused })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.save)}
      busyAction={text(messages.saving)}
      button={{ wide: true }}
      heading={
        <>
          <h1>{text(messages.title)}</h1>
          <p>
            <Words
              message={messages.whose}
              params={{ name: <Name>{name}</Name>, username: <Ltr>{username}</Ltr> }}
            />
          </p>
        </>
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <FormField form={form} name="password" />
      <FormField form={form} name="again" />
    </PageForm>
  )
}
