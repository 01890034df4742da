// Under a question that the profile or an earlier request answered: where its answer comes from, and the way to change it here.

import type { FormPorts } from '@bawaba/forms/react/ports.tsx'
import { formatDate } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { messages } from './messages.ts'
import type { FollowedPrefill } from './prefill.ts'
import styles from './profile-note.module.css'

/** Puts the cursor into the answer, with all of it selected: typing replaces it. */
const edit = (id: string): void => {
  const control = document.getElementById(id)
  control?.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** Made once for a form: the component stays the same on every render. */
export const profileNoteOf = (prefilled: FollowedPrefill): NonNullable<FormPorts['Origin']> =>
  function ProfileNote({ field, id, language }) {
    const text = useText()
    const { actingFor } = useSession()
    const has = () => prefilled.has(field.name)
    if (!useSyncExternalStore(prefilled.subscribe, has, has)) return null
    const source = prefilled.sourceOf(field.name)
    return (
      <p className={styles.note} data-from-profile>
        <span>
          {source
            ? text(messages.fromEarlier, {
                number: source.ID,
                service: source.serviceLabel[language],
                date: formatDate(language, source.filedOn),
              })
            : text(actingFor ? messages.fromApplicant : messages.fromProfile)}
        </span>
        <span aria-hidden="true">·</span>
        <button type="button" className={styles.change} onClick={() => edit(id)}>
          {text(messages.changePrefilled)}
          <VisuallyHidden> {field.label[language]}</VisuallyHidden>
        </button>
      </p>
    )
  }
