// Whom I acted for, and when.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useCall } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './acting.module.css'
import { ActingList } from './acting-list.tsx'
import { messages } from './messages.ts'

export const SessionsPage = () => {
  const text = useText()
  const { data } = useCall('GET actings')
  usePage({ title: text(messages.sessionsTitle) })
  if (!data) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.list}>
        <h1>{text(messages.sessionsTitle)}</h1>
        {data.length > 0 ? (
          <ActingList rows={data} />
        ) : (
          <EmptyState
            title={text(messages.noSessions)}
            action={
              <GoButton to="/" variant="primary">
                {text(messages.choose)}
              </GoButton>
            }
          />
        )}
      </div>
    </div>
  )
}
