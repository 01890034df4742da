// Changing one's password, here or where it is kept.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { NewPassword, RepeatedPassword } from '../../account/new-password.tsx'
import { passwordMessages } from '../../account/password-messages.ts'
import { SecretInput } from '../../account/secret-input.tsx'
import { usePasswordForm } from '../../account/use-password-form.tsx'
import { useWho } from '../../account/use-who.tsx'
import { useCall, useClient } from '../../client/hooks.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { messages } from './messages.ts'
import { OutsidePassword } from './outside-password.tsx'
import styles from './security.module.css'

const ChangePassword = () => {
  const text = useText()
  const client = useClient()
  const { slug } = useWho()
  const [isChanged, setChanged] = useState(false)
  const { errors, refusal, isBusy, submit } = usePasswordForm({
    currentMissing: text(passwordMessages.currentMissing),
    send: async ({ current, password, again }) => {
      setChanged(false)
      await client.call('POST :slug/change-password', {
        params: { slug },
        body: { currentPassword: current, newPassword: password, confirmPassword: again },
      })
      setChanged(true)
    },
  })
  const { error } = errors.current
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      {isChanged && <Notice kind="success">{text(messages.changed)}</Notice>}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <FieldFrame id="current" label={text(passwordMessages.current)} error={error} field="current">
        <SecretInput
          id="current"
          name="current"
          autoComplete="current-password"
          invalid={error !== undefined}
          describedBy={describedBy('current', { error })}
        />
      </FieldFrame>
      <NewPassword id="password" label={text(messages.password)} {...errors.password} />
      <RepeatedPassword id="again" {...errors.again} />
      <Button type="submit" variant="primary" busy={isBusy}>
        {text(isBusy ? messages.saving : messages.change)}
      </Button>
    </form>
  )
}

export const PasswordSection = () => {
  const { data } = useCall('GET :slug/:id/factors', { params: useWho() })
  if (!data) return <PendingPart />
  return data.fresh.hasPassword ? <ChangePassword /> : <OutsidePassword />
}
