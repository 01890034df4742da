// To whom what is chosen is given: whoever may work on all of it.

import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { SyntheticEvent } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { personName } from '../../requests/history.ts'
import { listMessages as words } from './list-messages.ts'
import type { Chosen } from './selection.tsx'

type AssignDialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onChoose: (assigneeId: string) => void
}

export const AssignDialog = ({ rows, onClose, onChoose }: AssignDialogProps) => {
  const text = useText()
  const language = useLanguage()
  const services = [...new Set(rows.map(({ serviceSlug }) => serviceSlug))]
  const filter = { where: { serviceSlug: { inq: services } } }
  const people =
    useCall('POST tasks/runTasks', { body: { taskIds: ['getEmployees'], filter } }).data?.employees ?? []
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('assignee') ?? '')
    if (chosen) onChoose(chosen)
  }
  return (
    <Dialog open title={text(words.assignTitle)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{text(words.selected, { count: rows.length })}</p>
        <FieldFrame id="bulk-assignee" label={text(words.assignee)}>
          <SelectInput
            id="bulk-assignee"
            name="assignee"
            placeholder={text(words.chooseAssignee)}
            options={people.map(person => ({ value: person.id, label: personName(person, language) }))}
          />
        </FieldFrame>
        <p>
          <Button type="submit" variant="primary">
            {text(words.assign)}
          </Button>{' '}
          <Button variant="tertiary" onClick={onClose}>
            {text(words.back)}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
