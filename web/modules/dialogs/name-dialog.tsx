// A name of one's own for something that is kept: given when it is saved, and given anew.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import styles from './name-dialog.module.css'
import { useNameRule } from './use-name-rule.tsx'

type NameProps = {
  title: Text
  words: { label: Text; missing: Text; save: Text; failed: Text }
  present?: string
  /** Fails with what the person reads. */
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

export const NameDialog = ({ title, words, present = '', onName, onClose }: NameProps) => {
  const text = useText()
  const id = useId()
  const refuse = useNameRule(words.missing)
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const refused = refuse(name)
    setError(refused)
    if (refused !== undefined) return document.getElementById(id)?.focus()
    setIsSaving(true)
    try {
      await onName(name)
      onClose()
    } catch (failure) {
      setError(serverWords(failure) ?? text(words.failed))
      setIsSaving(false)
    }
  }
  return (
    <Dialog open title={text(title)} onClose={onClose}>
      <form noValidate onSubmit={event => void submit(event)} className={styles.form}>
        <FieldFrame id={id} label={text(words.label)} error={error}>
          <TextInput
            id={id}
            name="name"
            autoComplete="off"
            defaultValue={present}
            invalid={error !== undefined}
            describedBy={describedBy(id, { error })}
          />
        </FieldFrame>
        <div>
          <Button type="submit" variant="primary" busy={isSaving}>
            {text(words.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
