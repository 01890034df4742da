// Who one is: the mobile number or user name for a code, or the e-mail for a link. The answer tells nobody who is known.

import { readIdentifier } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useRouter } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { slugOf, useSlugField, useUserSlugs } from '../../modules/account/slug-choice.tsx'
import { useTypedUsername } from '../../modules/account/typed-username.tsx'
import { useOnFailed } from '../../modules/account/use-code-form.tsx'
import { useUsernameField } from '../../modules/account/use-username-field.tsx'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import { hold, letGo } from './recovery.ts'
import type { StepProps } from './steps.ts'

export const NameStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const userSlugs = useUserSlugs()
  const { slug, isAsked } = useSlugField()
  const { username } = useUsernameField()
  const form = usePageForm({
    fields: {
      slug,
      way: {
        label: text(messages.how),
        initial: 'username',
        control: radios([
          { value: 'username', label: text(messages.byName) },
          { value: 'email', label: text(messages.byEmail) },
        ]),
      },
      username,
      email: {
        label: text(messages.email),
        required: text(messages.emailMissing),
        control: line({ type: 'email', latin: true, autoComplete: 'email', value: readIdentifier }),
      },
    },
    hidden: ({ way }) => [...(isAsked ? [] : ['slug' as const]), way === 'email' ? 'username' : 'email'],
    leadsTo: 'field',
    send: async ({ slug: chosen, way, username, email }) => {
      const slug = slugOf(chosen, userSlugs)
      const body = way === 'email' ? { email } : { username }
      const { resendAfterSeconds } = await client.call('POST :slug/forgetPassword', {
        params: { slug },
        body,
      })
      return { ...body, slug, resendAfterSeconds }
    },
    onSent: async (sent, { way }) => {
      letGo()
      hold(sent)
      await router.navigate({
        to: '/forget-password/$step',
        params: { step: way === 'email' ? 'email-sent' : 'otp' },
      })
    },
  })
  useOnFailed(form.isRefused, onFailed)
  useTypedUsername(form.element)
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.send)}
      busyAction={text(messages.sending)}
    />
  )
}
