// The differences, a page at a time: the open ones first, then those resolved last.

import { formatCount } from '@bawaba/language/counts.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { useCallWhen } from '../../client/hooks.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { DifferenceCard } from './difference-card.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import type { DaysSearch } from './search.ts'
import { Turns, useCursorPage } from './use-cursor-page.tsx'

const listKey = 'GET reconciliation/differences'
const countKey = 'GET reconciliation/differences/count'
/** Reads list and count again. */
export const refreshDifferences = (queries: QueryClient) =>
  Promise.all([listKey, countKey].map(key => queries.invalidateQueries({ queryKey: [key] })))

type ListProps = {
  search: DaysSearch
  nameOf: (gatewayId: string) => string
  onResolved: () => Promise<void>
}

export const DifferenceList = ({ search, nameOf, onResolved }: ListProps) => {
  const text = useText()
  const language = useLanguage()
  const page = useCursorPage(listKey, search)
  const { data, error, refetch, isFetching } = page
  const open = useCallWhen({ fresh: 'always' }, countKey, { query: search })
  return (
    <section className={styles.part} aria-busy={isFetching}>
      <h2>{text(messages.differences)}</h2>
      {error && !data && <ReadFailure what={messages.differences} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card']} />}
      {open.data && (
        <p className={styles.facts} role="status">
          {text(messages.open)}: {formatCount(language, open.data.count)}
        </p>
      )}
      {data?.answer.length === 0 && <EmptyState title={text(messages.noDifferences)} />}
      <ul className={styles.cards}>
        {data?.answer.map(difference => (
          <li key={difference.id}>
            <DifferenceCard
              difference={difference}
              gateway={nameOf(difference.gatewayId)}
              onResolved={onResolved}
            />
          </li>
        ))}
      </ul>
      <Turns page={page} toFirst={messages.firstPage} toNext={messages.nextPage} scrolls />
    </section>
  )
}
