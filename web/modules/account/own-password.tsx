// The password one has, asked once more before something that needs it.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { passwordMessages as messages } from './password-messages.ts'
import styles from './proof/proof.module.css'
import { SecretInput } from './secret-input.tsx'

type OwnPasswordProps = {
  /** What the button says. */
  action: string
  /** Hands it over; a refusal is shown at the box. */
  send: (password: string) => Promise<void>
}

const id = 'own-password'

export const OwnPassword = ({ action, send }: OwnPasswordProps) => {
  const text = useText()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get(id) ?? '')
    if (password === '') return setError(text(messages.currentMissing))
    setBusy(true)
    try {
      await send(password)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="dialog" noValidate onSubmit={event => void submit(event)} className={styles.form}>
      <FieldFrame id={id} label={text(messages.current)} error={error}>
        <SecretInput
          id={id}
          name={id}
          autoComplete="current-password"
          invalid={error !== undefined}
          describedBy={describedBy(id, { error })}
        />
      </FieldFrame>
      <Button type="submit" variant="primary" busy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
