// The new password. Saving it ends every session; one then signs in with it.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useRouter } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useNewPassword } from '../../modules/account/new-password.tsx'
import { useOnFailed } from '../../modules/account/use-code-form.tsx'
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
  const { fields, againError } = useNewPassword(text(messages.password))
  const form = usePageForm({
    fields,
    leadsTo: 'field',
    check: ({ password, again }) => ({ again: againError(password, again) }),
    send: ({ password, again }) =>
      client.call('POST :slug/reset-password', {
        params: { slug: (slug ?? userSlugs[0] ?? 'citizen') as UserSlug },
        body: { data: { password, confirmPassword: again } },
        headers: { Authorization: `Bearer ${token}` },
      }),
    onSent: async () => {
      letGo()
      // Whoever was signed in to the same account here is no longer: else the sign-in page would send them on.
      if (client.session.read().status === 'signed-in')
        await client
          .call('POST authTokens/activityHeartbeat', { body: { lastActive: new Date(0).toISOString() } })
          .catch(() => undefined)
      announce({ id: 'password', kind: 'success', message: messages.changed })
      await router.navigate({ to: signInPath })
    },
  })
  useOnFailed(form.isRefused, onFailed)
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
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.save)}
      busyAction={text(messages.saving)}
    />
  )
}
