// Typing the six digits of an authenticator app.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect } from 'react'
import { CodeBox } from '../code-box.tsx'
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
  const { error: codeError, failure, isBusy, attempt, submit } = useCodeForm(id, onSubmit)
  const hasFailed = codeError !== undefined || failure !== undefined
  useEffect(() => onFailed?.(hasFailed), [hasFailed, onFailed])
  useEffect(() => {
    if (attempt > 0) document.getElementById(id)?.focus()
  }, [attempt])
  return (
    <CodeBox
      id={id}
      label={label}
      hint={hint}
      error={codeError}
      failure={failure}
      isBusy={isBusy}
      onSubmit={submit}
      action={text(isBusy ? messages.checking : messages.continue)}
      className={styles.form}
    />
  )
}
