// Keeping the present filters under a name.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { NameDialog } from '../../../dialogs/name-dialog.tsx'
import type { InboxSearch } from '../address.ts'
import { filterMessages as words } from '../filters/filter-messages.ts'
import { isShown, storedOf } from './saved-views.ts'
import { useSavedViews, useSaving } from './use-saved-views.tsx'

const nameWords = {
  label: words.viewName,
  missing: words.viewNameMissing,
  save: words.save,
  failed: words.failed,
}

export const SaveView = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const views = useSavedViews()
  const { add } = useSaving()
  const [isOpen, setIsOpen] = useState(false)
  if (views.some(view => isShown(view, search))) return null
  return (
    <>
      <Button small variant="tertiary" onClick={() => setIsOpen(true)}>
        {text(words.saveView)}
      </Button>
      {isOpen && (
        <NameDialog
          title={words.saveView}
          words={nameWords}
          onName={name => add(name, storedOf(search))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
