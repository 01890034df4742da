// Sign in: one task, nothing else on the page.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession, useSignIn } from '../../client/hooks.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DemoHint } from './demo-hint.tsx'
import { messages } from './messages.ts'
import { Passkey } from './passkey.tsx'
import { Providers } from './providers.tsx'
import type { SignInSearch } from './search.ts'
import { SecondStep } from './second-step.tsx'
import styles from './sign-in-page.module.css'
import { SignUpHint } from './sign-up-hint.tsx'
import { type NextStep, useSignInForm } from './use-sign-in-form.tsx'

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
  const begin = useSignIn()
  const [next, setNext] = useState<NextStep>()
  useOnward()
  return (
    <div className={shell.page}>
      <div className={styles.signIn}>
        {next ? (
          <SecondStep {...next} onSignedIn={begin} onStartAgain={() => setNext(undefined)} />
        ) : (
          <FirstStep onSignedIn={begin} onNext={setNext} />
        )}
      </div>
    </div>
  )
}

const FirstStep = (props: Parameters<typeof useSignInForm>[0]) => {
  const text = useText()
  const { userSlugs } = useApp()
  const form = useSignInForm(props)
  usePage({ title: text(messages.title), description: text(messages.description), failed: form.isRefused })
  return (
    <>
      <PageForm
        form={form}
        heading={<h1>{text(messages.title)}</h1>}
        className={styles.form}
        action={text(messages.submit)}
        busyAction={text(messages.sending)}
        button={{ wide: true }}
        beside={
          form.isBusy && (
            <Button variant="tertiary" wide onClick={form.stop}>
              {text(messages.stop)}
            </Button>
          )
        }
        beneath={
          <Link to="/forget-password/$step" params={{ step: 'validate' }}>
            {text(messages.forgotten)}
          </Link>
        }
      />
      <Passkey slug={userSlugs[0] ?? 'citizen'} onSignedIn={props.onSignedIn} />
      <SignUpHint />
      <Providers />
      <DemoHint />
    </>
  )
}
