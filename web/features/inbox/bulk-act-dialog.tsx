// One act on several requests: those that ask nothing and lead every chosen request somewhere. What each applicant will
// read is said before it is done, because it cannot be undone.

import type { CompiledService } from '@bawaba/forms/index.ts'
import { stateOf, transitionsOf } from '@bawaba/forms/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { statusText } from '../../requests/state.ts'
import { listMessages as words } from './list-messages.ts'
import type { Chosen } from './selection.tsx'
import { useForms } from './use-inbox.tsx'

type Way = { activityId: string; label: string; status: string }

/** The activities without questions that every row allows someone of these roles. */
const commonWays = (
  rows: readonly Chosen[],
  formOf: (row: Chosen) => CompiledService | undefined,
  roles: readonly string[],
  language: 'ar' | 'en',
): Way[] => {
  const each = rows.map(row => {
    const form = formOf(row)
    if (!form) return []
    return transitionsOf(form.workflow, row.status, { isApplicant: false, roles }).flatMap(
      ({ activityId, to, when }) => {
        const activity = form.activity(activityId)
        const state = stateOf(form.workflow, to)
        // A condition on answers is the server's to judge, request by request.
        if (!activity || !state || when || activity.fields.some(({ required }) => required)) return []
        const status = statusText(form, to, state.kind, 'applicant')[language]
        return [{ activityId, label: activity.action[language], status }]
      },
    )
  })
  const [first = [], ...others] = each
  return first.filter(({ activityId }) =>
    others.every(ways => ways.some(way => way.activityId === activityId)),
  )
}

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
  const isOneService = new Set(rows.map(({ serviceSlug }) => serviceSlug)).size === 1
  const ways = isOneService ? commonWays(rows, formOf, user?.roles ?? [], language) : []
  const way = ways.find(({ activityId }) => activityId === chosen)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (way) onChoose(way.activityId)
  }
  return (
    <Dialog open title={text(words.actTitle)} onClose={onClose}>
      {ways.length === 0 ? (
        <Notice quiet>{text(isOneService ? words.noAct : words.oneService)}</Notice>
      ) : (
        <form onSubmit={submit} noValidate>
          <p>{text(words.selected, { count: rows.length })}</p>
          <FieldFrame id="bulk-act" label={text(words.act)}>
            <span onChange={event => setChosen((event.target as unknown as HTMLSelectElement).value)}>
              <SelectInput
                id="bulk-act"
                name="act"
                placeholder={text(words.chooseAct)}
                options={ways.map(({ activityId, label }) => ({ value: activityId, label }))}
              />
            </span>
          </FieldFrame>
          {way && (
            <Notice kind="warning">
              <p>{text(words.willRead, { status: way.status })}</p>
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
