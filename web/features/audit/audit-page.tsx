// The audit, page by page: what to look for, then what happened.

import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import styles from './audit.module.css'
import { Entry } from './entry.tsx'
import { Filters } from './filters.tsx'
import { messages } from './messages.ts'
import { PersonFilter } from './person-filter.tsx'
import { listFilter, pageSize } from './query.ts'
import type { AuditSearch } from './search.ts'

const useLog = (search: AuditSearch, after: string | undefined) => {
  const client = useClient()
  const query = { filter: listFilter(search), total: true, ...(after ? { after } : {}) }
  return useRead({
    queryKey: ['GET auditLog', query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send('GET auditLog', { query, signal })
      return {
        rows: answer,
        total: Number(headers.get('x-total-count') ?? answer.length),
        next: answer.length === pageSize ? (headers.get('x-next-cursor') ?? undefined) : undefined,
      }
    },
    // What happened since is worth seeing whenever the page is opened.
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
}

export const AuditPage = () => {
  const text = useText()
  const search: AuditSearch = useSearch({ strict: false })
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      <section className={styles.filters} aria-label={text(messages.filters)}>
        <PersonFilter key={search.person ?? ''} search={search} />
        <Filters key={JSON.stringify(search)} search={search} />
      </section>
      <Log key={JSON.stringify(search)} search={search} />
    </div>
  )
}

const Log = ({ search }: { search: AuditSearch }) => {
  const text = useText()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch, isFetching } = useLog(search, after)
  const turn = (cursor: string | undefined) => {
    setAfter(cursor)
    globalThis.scrollTo({ top: 0 })
  }
  if (error && !data) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'card', 'card', 'card']} />
  if (data.rows.length === 0) return <EmptyState title={text(messages.none)} />
  return (
    <section aria-busy={isFetching}>
      <div className={styles.head}>
        <span role="status">{text(messages.total, { count: data.total })}</span>
        <Button small icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {text(messages.refresh)}
        </Button>
      </div>
      <ol className={styles.log}>
        {data.rows.map(row => (
          <Entry key={row.id} row={row} search={search} />
        ))}
      </ol>
      <div className={styles.turns}>
        {after && <Button onClick={() => turn(undefined)}>{text(messages.newest)}</Button>}
        {data.next && (
          <Button iconAfter="next" busy={isFetching} onClick={() => turn(data.next)}>
            {text(messages.older)}
          </Button>
        )}
      </div>
    </section>
  )
}
