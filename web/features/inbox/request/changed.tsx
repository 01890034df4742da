// Someone else was first: what changed, who did it and when, and a way to go on from there.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { formatDateTime, t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { historyLines, personName } from '../../../requests/history.ts'
import { messages as words } from '../messages.ts'
import { panelMessages as messages } from './panel-messages.ts'
import type { Shown } from './request-data.tsx'

type ChangedProps = Shown & { current: Request; onUse: () => void }

/** What the history holds that the request on the screen had not yet. */
const useNewLines = ({ request, current, open }: ChangedProps) => {
  const language = useLanguage()
  const known = new Set(request.history?.map(({ id }) => id))
  const reading = { form: open?.form, language, reader: 'staff' } as const
  return historyLines(current.history ?? [], reading)
    .filter(({ id }) => !known.has(id))
    .map(({ id, sentence, by, at }) => ({
      id,
      words: t(language, messages.changedBy, { what: sentence, who: by, when: formatDateTime(language, at) }),
    }))
}

export const Changed = (props: ChangedProps) => {
  const { request, current, onUse } = props
  const text = useText()
  const language = useLanguage()
  const lines = useNewLines(props)
  const hasNewAssignee = current.assignee?.id !== request.assignee?.id
  const assignee = current.assignee ? personName(current.assignee, language) : text(words.unassigned)
  return (
    <Notice
      kind="warning"
      title={text(messages.changed)}
      actions={
        <Button small onClick={onUse}>
          {text(messages.useNewer)}
        </Button>
      }
    >
      {lines.map(({ id, words: line }) => (
        <p key={id}>{line}</p>
      ))}
      {hasNewAssignee && lines.length === 0 && <p>{t(language, messages.assigneeNow, { name: assignee })}</p>}
    </Notice>
  )
}
