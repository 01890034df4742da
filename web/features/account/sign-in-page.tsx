// Sign in: one task, nothing else on the page.

import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession, useSignIn } from '../../client/hooks.tsx'
import { SlugChoice } from '../../modules/account/slug-choice.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DemoHint } from './demo-hint.tsx'
import { messages } from './messages.ts'
import { Passkey } from './passkey.tsx'
import { Password } from './password.tsx'
import { Providers } from './providers.tsx'
import type { SignInSearch } from './search.ts'
import { SecondStep } from './second-step.tsx'
import styles from './sign-in-page.module.css'
import { SignUpHint } from './sign-up-hint.tsx'
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
  const { userSlugs } = useApp()
  const begin = useSignIn()
  const form = useSignInForm(userSlugs, begin)
  useOnward()
  return (
    <div className={shell.page}>
      <div className={styles.signIn}>
        {form.next ? (
          <SecondStep {...form.next} onSignedIn={begin} onStartAgain={form.startAgain} />
        ) : (
          <FirstStep form={form} onSignedIn={begin} />
        )}
      </div>
    </div>
  )
}

type FirstStepProps = {
  form: ReturnType<typeof useSignInForm>
  onSignedIn: ReturnType<typeof useSignIn>
}

const FirstStep = ({ form, onSignedIn }: FirstStepProps) => {
  const text = useText()
  const { userSlugs } = useApp()
  const { errors, refusal, isBusy, attempt, submit, stop } = form
  const isCitizen = userSlugs.includes('citizen')
  const isNumber = usePortal()?.config.staffUsername === 'mobile'
  const staffName = isNumber ? messages.usernameOrMobile : messages.username
  const errorOf = (id: string) => errors.find(({ target }) => target === id)?.text
  const nameError = errorOf('username')
  usePage({ title: text(messages.title), failed: errors.length > 0 || refusal !== undefined })
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
      <h1>{text(messages.title)}</h1>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {/* Pressed before the page wakes up, a plain form would put the password into the address. */}
      <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
        <SlugChoice />
        <FieldFrame id="username" label={text(isCitizen ? messages.mobile : staffName)} error={nameError}>
          <TextInput
            id="username"
            name="username"
            type={isCitizen ? 'tel' : 'text'}
            latin
            autoComplete="username"
            invalid={nameError !== undefined}
            describedBy={describedBy('username', { error: nameError })}
          />
        </FieldFrame>
        <Password id="password" label={text(messages.password)} error={errorOf('password')} />
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(isBusy ? messages.sending : messages.submit)}
        </Button>
        {isBusy && (
          <Button variant="tertiary" onClick={stop}>
            {text(messages.stop)}
          </Button>
        )}
        <Link to="/forget-password/$step" params={{ step: 'validate' }}>
          {text(messages.forgotten)}
        </Link>
      </form>
      <Passkey slug={userSlugs[0] ?? 'citizen'} onSignedIn={onSignedIn} />
      <SignUpHint />
      <Providers />
      <DemoHint />
    </>
  )
}
