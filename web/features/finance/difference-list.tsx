// The differences, a page at a time: the open ones first, then those resolved last.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { DifferenceCard } from './difference-card.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import type { DaysSearch } from './search.ts'

const listKey = 'GET reconciliation/differences'
const countKey = 'GET reconciliation/differences/count'
/** Reads list and count again. */
export const refreshDifferences = (queries: QueryClient) =>
  Promise.all([listKey, countKey].map(key => queries.invalidateQueries({ queryKey: [key] })))

const useDifferences = (search: DaysSearch, after: string | undefined) => {
  const client = useClient()
  const query = after ? { ...search, after } : search
  return useQuery({
    queryKey: [listKey, query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send(listKey, { query, signal })
      return { rows: answer as Difference[], next: headers.get('x-next-cursor') ?? undefined }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

type ListProps = {
  search: DaysSearch
  nameOf: (gatewayId: string) => string
  onResolved: () => Promise<void>
}

export const DifferenceList = ({ search, nameOf, onResolved }: ListProps) => {
  const text = useText()
  const language = useLanguage()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch, isFetching } = useDifferences(search, after)
  const open = useCallWhen({ staleTime: 0 }, countKey, { query: search })
  const turnTo = (page: string | undefined) => {
    setAfter(page)
    scrollTo({ top: 0 })
  }
  return (
    <section className={styles.part} aria-busy={isFetching}>
      <h2>{text(messages.differences)}</h2>
      {error && !data && <ReadFailure what={messages.differences} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card']} />}
      {open.data && (
        <p className={styles.facts} role="status">
          {text(messages.open)}: {formatNumber(language, open.data.count)}
        </p>
      )}
      {data?.rows.length === 0 && <EmptyState title={text(messages.noDifferences)} />}
      <ul className={styles.cards}>
        {data?.rows.map(difference => (
          <li key={difference.id}>
            <DifferenceCard
              difference={difference}
              gateway={nameOf(difference.gatewayId)}
              onResolved={onResolved}
            />
          </li>
        ))}
      </ul>
      {(after || data?.next) && (
        <div className={styles.turns}>
          {after && <Button onClick={() => turnTo(undefined)}>{text(messages.firstPage)}</Button>}
          {data?.next && (
            <Button iconAfter="next" busy={isFetching} onClick={() => turnTo(data.next)}>
              {text(messages.nextPage)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
