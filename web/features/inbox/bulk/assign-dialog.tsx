// To whom what is chosen is given: whoever may work on all of it.

import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useCallWhen } from '../../../client/hooks.tsx'
import { FormField, PageForm } from '../../../forms/page-form.tsx'
import { useEmployeeChoice } from '../employee-choice.tsx'
import { listMessages as words } from '../list/list-messages.ts'
import type { Chosen } from './selection.tsx'

type AssignDialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onChoose: (assigneeId: string) => void
}

export const AssignDialog = ({ rows, onClose, onChoose }: AssignDialogProps) => {
  const text = useText()
  const services = [...new Set(rows.map(({ serviceSlug }) => serviceSlug))]
  const filter = { where: { serviceSlug: { inq: services } } }
  const people =
    useCallWhen({ fresh: 'always' }, 'POST tasks/runTasks', { body: { taskIds: ['getEmployees'], filter } })
      .data?.employees ?? []
  const form = useEmployeeChoice({
    people,
    onChoose,
    words: { label: words.assignee, placeholder: words.chooseAssignee },
  })
  return (
    <Dialog open title={text(words.assignTitle)} onClose={onClose}>
      <PageForm
        form={form}
        action={text(words.assign)}
        beside={
          <Button variant="tertiary" onClick={onClose}>
            {text(words.back)}
          </Button>
        }
      >
        <p>{text(words.selected, { count: rows.length })}</p>
        <FormField form={form} name="assignee" />
      </PageForm>
    </Dialog>
  )
}
