// One act on several requests: those that ask nothing and lead every chosen request somewhere. What each applicant will
// read is said before it is done, because it cannot be undone.

import { Button } from '@bawaba/ui/button.tsx'
import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useSession } from '../../../client/hooks.tsx'
import { fieldMessages } from '../field-messages.ts'
import { listMessages as words } from '../list/list-messages.ts'
import { useForms } from '../list/use-inbox.tsx'
import { commonActions } from './bulk-actions.ts'
import type { Chosen } from './selection.tsx'

type BulkActDialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onChoose: (activityId: string) => void
}

export const BulkActDialog = ({ rows, onClose, onChoose }: BulkActDialogProps) => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const formOf = useForms(rows)
  const [chosen, setChosen] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const isOneService = new Set(rows.map(({ serviceSlug }) => serviceSlug)).size === 1
  const actions = isOneService ? commonActions(rows, formOf, user?.roles ?? [], language) : []
  const way = actions.find(({ activityId }) => activityId === chosen)
  const error = isRefused && !way ? text(fieldMessages.noAct) : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsRefused(!way)
    if (way) onChoose(way.activityId)
    else goToControl('bulk-act')
  }
  return (
    <Dialog open title={text(words.actTitle)} onClose={onClose}>
      {actions.length === 0 ? (
        <Notice quiet>{text(isOneService ? words.noAct : words.oneService)}</Notice>
      ) : (
        <form onSubmit={submit} noValidate>
          <p>{text(words.selected, { count: rows.length })}</p>
          <FieldFrame id="bulk-act" label={text(words.act)} error={error}>
            <span onInput={({ currentTarget }) => setChosen(readChoices(currentTarget)[0])}>
              <SelectInput
                id="bulk-act"
                name="act"
                placeholder={text(words.chooseAct)}
                options={actions.map(({ activityId, label }) => ({ value: activityId, label }))}
                invalid={error !== undefined}
                describedBy={describedBy('bulk-act', { error })}
              />
            </span>
          </FieldFrame>
          {way && (
            <Notice kind="warning">
              {way.leads.length === 1 ? (
                <p>{text(words.willRead, { status: way.leads[0]?.status ?? '' })}</p>
              ) : (
                way.leads.map(lead => <p key={lead.status}>{text(words.willReadSome, lead)}</p>)
              )}
              <p>{text(words.cannotUndo)}</p>
            </Notice>
          )}
          <p>
            <Button type="submit" variant="primary">
              {text(words.run)}
            </Button>{' '}
            <Button variant="tertiary" onClick={onClose}>
              {text(words.back)}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
