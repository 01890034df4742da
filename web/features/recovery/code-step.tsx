// The code of a forgotten password.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useRouter } from '@tanstack/react-router'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { CodeForm } from '../../modules/account/code-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import { hold } from './recovery.ts'
import type { StepProps } from './steps.ts'
import { useRecovery } from './use-recovery.tsx'

export const CodeStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const { userSlugs } = useApp()
  const recovery = useRecovery()
  if (!recovery) return null
  const { username, resendAfterSeconds = 0 } = recovery
  const slug = (recovery.slug ?? userSlugs[0] ?? 'citizen') as UserSlug
  const again = (
    <Link to="/forget-password/$step" params={{ step: 'validate' }}>
      {text(messages.startAgain)}
    </Link>
  )
  if (!username)
    return (
      <>
        <p>{text(messages.expired)}</p>
        {again}
      </>
    )
  const submit = async (otp: string) => {
    const step = await client
      .call('POST :slug/validateResetPasswordOTP', { params: { slug }, body: { username, otp } })
      .then(
        ({ token }) => {
          hold({ token })
          return 'reset'
        },
        error => {
          if (!isCallError(error) || error.code !== 'IDENTITY_REQUIRED') throw error
          hold({ otp })
          return 'identity'
        },
      )
    await router.navigate({ to: '/forget-password/$step', params: { step } })
  }
  return (
    <>
      <p>{text(messages.ifKnown)}</p>
      <CodeForm
        channel="sms"
        sentTo={text(messages.yourPhone)}
        resendAfterSeconds={resendAfterSeconds}
        onSubmit={submit}
        onResend={() => client.call('POST :slug/forgetPassword', { params: { slug }, body: { username } })}
        onFailed={onFailed}
        change={again}
      />
    </>
  )
}
