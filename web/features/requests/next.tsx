// What happens next and by when.

import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { nextText } from '../../requests/state.ts'
import { dueSentence } from './due.ts'
import { messages } from './messages.ts'
import styles from './request-page.module.css'
import type { Shown } from './shown.ts'

export const Next = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const next = nextText(open?.form, request.status)
  const due = dueSentence(language, request, new Date())
  if (!next && !due) return null
  return (
    <Card className={styles.next}>
      <h2>{text(messages.next)}</h2>
      {next && <p>{text(next)}</p>}
      {due && <p className={styles.due}>{due}</p>}
    </Card>
  )
}
