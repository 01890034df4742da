// One's own letters and certificates, the newest first.

import type { Letter } from '@bawaba/contract/entities/letter.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { LetterEntry } from '../../modules/letters/letter.tsx'
import styles from '../../modules/letters/letters.module.css'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { messages } from './messages.ts'

const Documents = ({ letters }: { letters: readonly Letter[] }) => {
  const text = useText()
  return (
    <>
      <p>{text(messages.intro)}</p>
      <ul className={styles.list}>
        {letters.map(letter => (
          <li key={letter.number}>
            <Card>
              <LetterEntry letter={letter} heading="h2" withRequest />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

export const DocumentList = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET documents')
  if (error) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'line', 'line']} />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>
      ) : (
        <Documents letters={data} />
      )}
      <p>
        <Link to="/payments">{text(messages.receipts)}</Link>
      </p>
    </>
  )
}
