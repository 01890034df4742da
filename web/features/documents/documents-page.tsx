// One's own letters and certificates, the newest first.

import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCall } from '../../client/hooks.tsx'
import { LetterEntry } from '../../modules/letters/letter.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import styles from './documents.module.css'
import { messages } from './messages.ts'

export const DocumentsPage = () => {
  const text = useText()
  const { data, error, refetch } = useCall('GET documents')
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.title)}</h1>
        {error && <ReadFailure error={error} onAgain={refetch} />}
        {!data && !error && <Skeleton shapes={['line', 'line', 'line']} />}
        {data?.length === 0 && <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>}
        {data && data.length > 0 && (
          <>
            <p>{text(messages.intro)}</p>
            <ul className={styles.list}>
              {data.map(letter => (
                <li key={letter.number}>
                  <Card>
                    <LetterEntry letter={letter} heading="h2" withRequest />
                  </Card>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
