// What happens next and by when.

import type { StateKind } from '@bawaba/forms/definition.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useDaysLeft } from '../../modules/requests/deadline.tsx'
import { deadlineMessages } from '../../modules/requests/deadline-messages.ts'
import { nextText } from '../../modules/requests/state.ts'
import { dueSentence } from './due.ts'
import { messages } from './messages.ts'
import styles from './request-page.module.css'
import type { Shown } from './shown.ts'

/** Who has it now: a role, never a name. Nobody has what is over. */
const holderOf = (kind: StateKind) =>
  kind.startsWith('waiting') ? messages.withYou : kind === 'open' ? messages.withStaff : messages.isOver

export const Next = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const next = nextText(open?.form, request.status)
  const due = dueSentence(language, request, new Date())
  const left = useDaysLeft(due ? request.dueAt : null)
  const leftWords = left === undefined ? '' : text(deadlineMessages.left, { count: left })
  if (!next && !due) return null
  return (
    <Card className={styles.next}>
      <h2>{text(messages.next)}</h2>
      {next && <p>{text(next)}</p>}
      <p>{text(holderOf(request.statusKind))}</p>
      {due && (
        <p className={styles.due}>
          {due} {leftWords}
        </p>
      )}
    </Card>
  )
}
