// A recovery code from paper: letters and digits, with or without its hyphens.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { messages } from './messages.ts'
import styles from './proof.module.css'
import type { ProofProps } from './proof.tsx'

const id = 'recovery-code'

export const RecoveryProof = ({ prove, onFailed }: ProofProps) => {
  const text = useText()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (words: string) => {
    setFault(words)
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
    <form method="dialog" noValidate onSubmit={event => void submit(event)} className={styles.form}>
      <FieldFrame id={id} label={text(messages.recoveryCode)} hint={hint} error={fault} field={id}>
        <TextInput
          id={id}
          name={id}
          latin
          autoComplete="off"
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
