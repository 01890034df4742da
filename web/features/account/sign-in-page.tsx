// Sign in: one task, nothing else on the page.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DemoHint } from './demo-hint.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Choice, Password, TextInput } from './fields.tsx'
import { messages } from './messages.ts'
import type { SignInSearch } from './routes.tsx'
import styles from './sign-in-page.module.css'
import { useSignInForm } from './use-sign-in-form.tsx'

/** Signed in, now or before: back to where one came from. */
const useOnward = () => {
  const { history } = useRouter()
  const { base, userSlugs } = useApp()
  const session = useSession()
  const { from = '/' }: SignInSearch = useSearch({ strict: false })
  const slugs: readonly string[] = userSlugs
  const isIn = session.status === 'signed-in' && slugs.includes(session.userSlug ?? '')
  useEffect(() => {
    if (isIn) history.replace(base + from)
  }, [isIn, base, from, history])
}

export const SignInPage = () => {
  const text = useText()
  const { userSlugs } = useApp()
  const { faults, refusal, isBusy, submit } = useSignInForm(userSlugs)
  const isCitizen = userSlugs.includes('citizen')
  const messageOf = (id: string) => faults.find(fault => fault.id === id)?.message
  usePage({ title: text(messages.title), failed: faults.length > 0 || refusal !== undefined })
  useOnward()
  return (
    <div className={shell.page}>
      <div className={styles.signIn}>
        <ErrorSummary faults={faults} refusal={refusal} />
        <h1>{text(messages.title)}</h1>
        <form noValidate onSubmit={submit} className={styles.form}>
          {userSlugs.length > 1 && (
            <Choice
              id="slug"
              label={text(messages.workAs)}
              options={userSlugs.map(slug => ({
                value: slug,
                label: slug in messages ? text(messages[slug as 'employee']) : slug,
              }))}
            />
          )}
          <TextInput
            id="username"
            label={text(isCitizen ? messages.mobile : messages.username)}
            type={isCitizen ? 'tel' : 'text'}
            error={messageOf('username')}
          />
          <Password id="password" label={text(messages.password)} error={messageOf('password')} />
          <Button type="submit" variant="primary" busy={isBusy}>
            {text(isBusy ? messages.sending : messages.submit)}
          </Button>
        </form>
        <DemoHint />
      </div>
    </div>
  )
}
