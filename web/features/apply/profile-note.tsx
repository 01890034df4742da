// Under a question that the profile answered: where its answer comes from, and the way to change it here.

import type { FormPorts } from '@bawaba/forms/react/ports.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { messages } from './messages.ts'
import type { Prefilled } from './prefill.ts'
import styles from './profile-note.module.css'

/** Puts the cursor into the answer, with all of it selected: typing replaces it. */
const edit = (id: string): void => {
  const control = document.getElementById(id)
  control?.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** Made once for a form: the component stays the same on every render. */
export const profileNoteOf = (prefilled: Prefilled): NonNullable<FormPorts['Origin']> =>
  function ProfileNote({ field, id, language }) {
    const text = useText()
    const { actingFor } = useSession()
    const has = () => prefilled.has(field.name)
    if (!useSyncExternalStore(prefilled.subscribe, has, has)) return null
    return (
      <p className={styles.note} data-from-profile>
        <span>{text(actingFor ? messages.fromApplicant : messages.fromProfile)}</span>
        <span aria-hidden="true">·</span>
        <button type="button" className={styles.change} onClick={() => edit(id)}>
          {text(messages.changePrefilled)}
          <VisuallyHidden> {field.label[language]}</VisuallyHidden>
        </button>
      </p>
    )
  }
