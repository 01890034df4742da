// The requests for erasure, those that wait first; legal holds, and what is kept for how long.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { ErasureCard } from './erasure-card.tsx'
import { Holds } from './holds.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'
import { RetentionTable } from './retention-table.tsx'

export const ErasuresPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET erasures')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['title', 'line', 'line']} />}
      {data?.length === 0 && <EmptyState title={text(messages.none)} />}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map(erasure => (
            <ErasureCard key={erasure.id} erasure={erasure} />
          ))}
        </ul>
      )}
      <Holds />
      <RetentionTable />
    </div>
  )
}
