// A recovery code from paper: letters and digits, with or without its hyphens.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { CodeBox } from '../code-box.tsx'
import { messages } from './messages.ts'
import styles from './proof.module.css'
import type { ProofProps } from './proof-props.ts'

const id = 'recovery-code'

export const RecoveryProof = ({ prove, onFailed }: ProofProps) => {
  const text = useText()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (words: string) => {
    setError(words)
    onFailed?.(true)
    document.getElementById(id)?.focus()
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const value = normaliseDigits(String(new FormData(event.currentTarget).get(id) ?? '')).trim()
    if (value === '') return refuse(text(messages.recoveryMissing))
    setBusy(true)
    try {
      await prove({ method: 'recovery', value })
    } catch (error) {
      if (!isCallError(error)) throw error
      refuse(error.message)
    } finally {
      setBusy(false)
    }
  }
  const hint = text(messages.recoveryHint)
  return (
    <CodeBox
      id={id}
      hint={hint}
      error={error}
      isBusy={isBusy}
      label={text(messages.recoveryCode)}
      onSubmit={event => void submit(event)}
      action={text(isBusy ? messages.checking : messages.continue)}
      className={styles.form}
      hasLetters
    />
  )
}
