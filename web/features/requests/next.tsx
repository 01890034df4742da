// What happens next and by when.

import { type StateKind, stateKindRows } from '@bawaba/forms/workflow/state-kinds.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { BeyondCalendar, useDaysLeft } from '../../modules/requests/deadline.tsx'
import { deadlineMessages } from '../../modules/requests/deadline-messages.ts'
import { Extension } from '../../modules/requests/extension.tsx'
import { nextText } from '../../modules/requests/state.ts'
import { CalendarFiles } from './calendar-files.tsx'
import { dueSentence, latenessSentence } from './due.ts'
import { messages } from './messages.ts'
import styles from './request-page.module.css'
import type { Shown } from './shown.ts'

/** Who has it now: a role, never a name. */
const holders = { applicant: messages.withYou, staff: messages.withStaff, nobody: messages.isOver } as const
const holderOf = (kind: StateKind) => holders[stateKindRows[kind].holder]

export const Next = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const next = nextText(open?.form, request.status)
  const reading = useReading()
  const due = dueSentence(language, request, reading)
  const late = latenessSentence(language, request, reading)
  const left = useDaysLeft(due ? request.dueAt : null)
  const leftWords = left === undefined ? '' : text(deadlineMessages.left, { count: left })
  // What staff have to do stays due on its day.
  const movableEnd = stateKindRows[request.statusKind].holder === 'applicant' ? request.dueAt : null
  if (!next && !due) return null
  return (
    <Card className={styles.next}>
      <h2>{text(messages.next)}</h2>
      {next && <p>{text(next)}</p>}
      <p>{text(holderOf(request.statusKind))}</p>
      {late && <p className={styles.due}>{late}</p>}
      {due && (
        <p className={styles.due}>
          {due} {leftWords} {movableEnd && <BeyondCalendar dueAt={movableEnd} />}
        </p>
      )}
      <Extension request={request} />
      <CalendarFiles request={request} open={open} />
    </Card>
  )
}
