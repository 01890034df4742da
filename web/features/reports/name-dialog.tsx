// One's own name for a report: given when it is saved, and given anew.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

/** As the server takes it. */
const longestName = 60

type NameProps = {
  title: string
  present?: string
  /** Fails with what the person reads. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

export const NameDialog = ({ title, present = '', onName, onClose }: NameProps) => {
  const text = useText()
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const name = typed.slice(0, longestName)
    if (name === '') return setError(text(messages.nameMissing))
    setIsSaving(true)
    try {
      await onName(name)
      onClose()
    } catch (failure) {
      setError(isCallError(failure) ? failure.message : text(messages.failed))
      setIsSaving(false)
    }
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form noValidate onSubmit={event => void submit(event)} className={styles.exports}>
        <FieldFrame id="report-name" label={text(messages.saveName)} error={error}>
          <TextInput
            id="report-name"
            name="name"
            autoComplete="off"
            defaultValue={present}
            invalid={error !== undefined}
            describedBy={describedBy('report-name', { error })}
          />
        </FieldFrame>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={isSaving}>
            {text(messages.saveShort)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
