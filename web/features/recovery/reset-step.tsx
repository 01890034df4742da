// The new password. Saving it ends every session; one then signs in with it.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link, useRouter } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { NewPassword, RepeatedPassword } from '../../modules/account/new-password.tsx'
import { usePasswordForm } from '../../modules/account/use-password-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import { letGo } from './recovery.ts'
import type { StepProps } from './steps.ts'
import { useRecovery } from './use-recovery.tsx'

export const ResetStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const { userSlugs, signInPath } = useApp()
  const recovery = useRecovery()
  const { token, slug } = recovery ?? {}
  const { errors, refusal, isBusy, submit } = usePasswordForm({
    onFailed,
    send: async ({ password, again }) => {
      await client.call('POST :slug/reset-password', {
        params: { slug: (slug ?? userSlugs[0] ?? 'citizen') as UserSlug },
        body: { data: { password, confirmPassword: again } },
        headers: { Authorization: `Bearer ${token}` },
      })
      letGo()
      announce({ id: 'password', kind: 'success', message: messages.changed })
      await router.navigate({ to: signInPath })
    },
  })
  if (!recovery) return null
  if (!token)
    return (
      <>
        <p>{text(messages.expired)}</p>
        <Link to="/forget-password/$step" params={{ step: 'validate' }}>
          {text(messages.startAgain)}
        </Link>
      </>
    )
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <NewPassword id="password" label={text(messages.password)} {...errors.password} />
      <RepeatedPassword id="again" {...errors.again} />
      <Button type="submit" variant="primary" busy={isBusy}>
        {text(isBusy ? messages.saving : messages.save)}
      </Button>
    </form>
  )
}
