// The new password. Saving it ends every session; one then signs in with it.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link, useRouter } from '@tanstack/react-router'
import { NewPassword, RepeatedPassword } from '../../account/new-password.tsx'
import { usePasswordForm } from '../../account/use-password-form.tsx'
import { useClient } from '../../client/hooks.tsx'
import { announce } from '../../shell/bulletin.tsx'
import { useApp } from '../../shell/context.tsx'
import { letGo } from './held.ts'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import type { StepProps } from './recovery-page.tsx'
import { useHeld } from './use-held.tsx'

export const ResetStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const { userSlugs, signInPath } = useApp()
  const held = useHeld()
  const { token, slug } = held ?? {}
  const { faults, refusal, isBusy, submit } = usePasswordForm({
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
  if (!held) return null
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
      <NewPassword id="password" label={text(messages.password)} {...faults.password} />
      <RepeatedPassword id="again" {...faults.again} />
      <Button type="submit" variant="primary" busy={isBusy}>
        {text(isBusy ? messages.saving : messages.save)}
      </Button>
    </form>
  )
}
