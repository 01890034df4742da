// The end of the national ID or passport number, after the code: a number may have a new owner, who gets the code as well.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { normaliseDigits } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useRouter } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useOnFailed } from '../../modules/account/use-code-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import { hold } from './recovery.ts'
import type { StepProps } from './steps.ts'
import { useRecovery } from './use-recovery.tsx'

/** The server understood and refused: it concerns what was typed. */
const isAboutField = (status: unknown): boolean => status === 422 || status === 429

export const IdentityStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const { userSlugs } = useApp()
  const recovery = useRecovery()
  const { username = '', otp = '', slug } = recovery ?? {}
  const form = usePageForm({
    fields: {
      identityEnd: {
        label: text(messages.identityEnd),
        hint: text(messages.identityHint),
        required: text(messages.identityMissing),
        control: line({
          latin: true,
          width: 'short',
          autoComplete: 'off',
          value: typed => normaliseDigits(typed).trim(),
        }),
      },
    },
    leadsTo: 'field',
    refused: ({ statusCode, message }) => (isAboutField(statusCode) ? { identityEnd: message } : message),
    send: ({ identityEnd }) =>
      client.call('POST :slug/validateResetPasswordOTP', {
        params: { slug: (slug ?? userSlugs[0] ?? 'citizen') as UserSlug },
        body: { username, otp, identityEnd },
      }),
    onSent: async ({ token }) => {
      hold({ token })
      await router.navigate({ to: '/forget-password/$step', params: { step: 'reset' } })
    },
  })
  useOnFailed(form.isRefused, onFailed)
  if (!recovery) return null
  const again = (
    <Link to="/forget-password/$step" params={{ step: 'validate' }}>
      {text(messages.startAgain)}
    </Link>
  )
  if (!username || !otp)
    return (
      <>
        <p>{text(messages.expired)}</p>
        {again}
      </>
    )
  return (
    <>
      <p>{text(messages.identityWhy)}</p>
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.send)}
        busyAction={text(messages.checking)}
        beneath={again}
      />
    </>
  )
}
