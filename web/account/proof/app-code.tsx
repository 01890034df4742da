// Typing the six digits of an authenticator app.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect } from 'react'
import { type SendCode, useCodeForm } from '../use-code-form.tsx'
import { messages } from './messages.ts'
import styles from './proof.module.css'

type AppCodeProps = {
  label: string
  hint: string
  onSubmit: SendCode
  onFailed?: ((failed: boolean) => void) | undefined
}

const id = 'app-code'

export const AppCode = ({ label, hint, onSubmit, onFailed }: AppCodeProps) => {
  const text = useText()
  const { fault, failure, isBusy, attempt, submit } = useCodeForm(id, onSubmit)
  const hasFailed = fault !== undefined || failure !== undefined
  useEffect(() => onFailed?.(hasFailed), [hasFailed, onFailed])
  useEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [attempt])
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <FieldFrame id={id} label={label} hint={hint} error={fault} field={id}>
        <TextInput
          id={id}
          name={id}
          latin
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          invalid={fault !== undefined}
          describedBy={describedBy(id, { hint, error: fault })}
        />
      </FieldFrame>
      <Button type="submit" variant="primary" busy={isBusy}>
        {text(isBusy ? messages.checking : messages.continue)}
      </Button>
    </form>
  )
}
