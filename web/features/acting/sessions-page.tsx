// Whom I acted for, and when.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './acting.module.css'
import { ActingList } from './acting-list.tsx'
import { messages } from './messages.ts'
import { usePages } from './use-pages.tsx'

export const SessionsPage = () => {
  const text = useText()
  const { rows, earlier, failure } = usePages('GET actings')
  usePage({ title: text(messages.sessionsTitle) })
  if (!rows && !failure) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.list}>
        <h1>{text(messages.sessionsTitle)}</h1>
        {rows && rows.length > 0 && <ActingList rows={rows} />}
        {rows?.length === 0 && (
          <EmptyState
            title={text(messages.noSessions)}
            action={
              <GoButton to="/" variant="primary">
                {text(messages.choose)}
              </GoButton>
            }
          />
        )}
        {earlier}
        {failure}
      </div>
    </div>
  )
}
