// Sign in: one task, nothing else on the page.

import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { useApp } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DemoHint } from './demo-hint.tsx'
import { messages } from './messages.ts'
import { Password } from './password.tsx'
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
  const { faults, refusal, isBusy, attempt, submit } = useSignInForm(userSlugs)
  const isCitizen = userSlugs.includes('citizen')
  const faultOf = (id: string) => faults.find(({ target }) => target === id)?.text
  const nameFault = faultOf('username')
  usePage({ title: text(messages.title), failed: faults.length > 0 || refusal !== undefined })
  useOnward()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  return (
    <div className={shell.page}>
      <div className={styles.signIn}>
        <ErrorSummary ref={summary} faults={faults} />
        <h1>{text(messages.title)}</h1>
        {refusal && <Notice kind="error">{refusal}</Notice>}
        {/* Pressed before the page wakes up, a plain form would put the password into the address. */}
        <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
          {userSlugs.length > 1 && (
            <FieldFrame id="slug" label={text(messages.workAs)}>
              <SelectInput
                id="slug"
                name="slug"
                defaultValue={userSlugs[0]}
                options={userSlugs.map(slug => ({
                  value: slug,
                  label: slug in messages ? text(messages[slug as 'employee']) : slug,
                }))}
              />
            </FieldFrame>
          )}
          <FieldFrame
            id="username"
            label={text(isCitizen ? messages.mobile : messages.username)}
            error={nameFault}
          >
            <TextInput
              id="username"
              name="username"
              type={isCitizen ? 'tel' : 'text'}
              latin
              autoComplete="username"
              invalid={nameFault !== undefined}
              describedBy={describedBy('username', { error: nameFault })}
            />
          </FieldFrame>
          <Password id="password" label={text(messages.password)} error={faultOf('password')} />
          <Button type="submit" variant="primary" busy={isBusy}>
            {text(isBusy ? messages.sending : messages.submit)}
          </Button>
        </form>
        <DemoHint />
      </div>
    </div>
  )
}
