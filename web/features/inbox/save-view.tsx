// Keeping the present filters under a name.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import type { InboxSearch } from './address.ts'
import { filterMessages as words } from './filter-messages.ts'
import styles from './filters.module.css'
import { isShown, keptOf } from './saved-views.ts'
import { useSavedViews, useSaving } from './use-saved-views.tsx'

/** As the server takes it. */
const longestName = 60

export const SaveView = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const views = useSavedViews()
  const { add } = useSaving()
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  if (views.some(view => isShown(view, search))) return null
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
      .trim()
      .slice(0, longestName)
    if (name === '') return setError(text(words.viewNameMissing))
    setIsSaving(true)
    try {
      await add(name, keptOf(search))
      setIsOpen(false)
    } catch (failure) {
      setError(isCallError(failure) && failure.statusCode === 422 ? failure.message : text(words.failed))
    }
    setIsSaving(false)
  }
  return (
    <>
      <Button small variant="tertiary" onClick={() => setIsOpen(true)}>
        {text(words.saveView)}
      </Button>
      {isOpen && (
        <Dialog open title={text(words.saveView)} onClose={() => setIsOpen(false)}>
          <form noValidate className={styles.form} onSubmit={event => void submit(event)}>
            <FieldFrame id="view-name" label={text(words.viewName)} error={error}>
              <TextInput
                id="view-name"
                name="name"
                autoComplete="off"
                invalid={error !== undefined}
                describedBy={describedBy('view-name', { error })}
              />
            </FieldFrame>
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" busy={isSaving}>
                {text(words.save)}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
