// Changing one's password, here or where it is kept.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useNewPassword } from '../../modules/account/new-password.tsx'
import { passwordMessages } from '../../modules/account/password-messages.ts'
import { secret } from '../../modules/account/secret-control.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { messages } from './messages.ts'
import { OutsidePassword } from './outside-password.tsx'
import styles from './security.module.css'

const ChangePassword = () => {
  const text = useText()
  const client = useClient()
  const { slug } = useWho()
  const { fields, againError } = useNewPassword(text(messages.password))
  const form = usePageForm({
    fields: {
      current: {
        label: text(passwordMessages.current),
        required: text(passwordMessages.currentMissing),
        control: secret('current-password'),
      },
      ...fields,
    },
    leadsTo: 'field',
    check: ({ password, again }) => ({ again: againError(password, again) }),
    send: ({ current, password, again }) =>
      client.call('POST :slug/change-password', {
        params: { slug },
        body: { currentPassword: current, newPassword: password, confirmPassword: again },
      }),
    onSent: () => {
      form.fill()
    },
  })
  return (
    <>
      {form.isSent && <Notice kind="success">{text(messages.changed)}</Notice>}
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.change)}
        busyAction={text(messages.saving)}
      />
    </>
  )
}

export const PasswordSection = () => {
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET :slug/:id/factors', {
    params: useWho(),
  })
  if (error) return <ReadFailure what={messages.passwordPage} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  return data.fresh.hasPassword ? <ChangePassword /> : <OutsidePassword />
}
