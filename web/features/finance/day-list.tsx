// The days that were closed, a page at a time, newest first.

import type { ReconciliationDay } from '@bawaba/contract/entities/payment.ts'
import { formatDate, formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import type { DaysSearch } from './search.ts'

const listKey = 'GET reconciliation'
export const refreshDays = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listKey] })

const useDays = (search: DaysSearch, after: string | undefined) => {
  const client = useClient()
  const query = after ? { ...search, after } : search
  return useQuery({
    queryKey: [listKey, query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send(listKey, { query, signal })
      return { rows: answer as ReconciliationDay[], next: headers.get('x-next-cursor') ?? undefined }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

type ListProps = { search: DaysSearch; nameOf: (gatewayId: string) => string }

export const DayList = ({ search, nameOf }: ListProps) => {
  const text = useText()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch, isFetching } = useDays(search, after)
  return (
    <section className={styles.part} aria-busy={isFetching}>
      <h2>{text(messages.days)}</h2>
      {error && !data && <ReadFailure what={messages.days} error={error} onAgain={refetch} />}
      {data?.rows.length === 0 && <p className={styles.facts}>{text(messages.noDays)}</p>}
      {data && data.rows.length > 0 && <Days days={data.rows} nameOf={nameOf} />}
      {(after || data?.next) && (
        <div className={styles.turns}>
          {after && <Button onClick={() => setAfter(undefined)}>{text(messages.newest)}</Button>}
          {data?.next && (
            <Button iconAfter="next" busy={isFetching} onClick={() => setAfter(data.next)}>
              {text(messages.older)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

type DaysProps = { days: readonly ReconciliationDay[]; nameOf: (gatewayId: string) => string }

const Days = ({ days, nameOf }: DaysProps) => {
  const text = useText()
  const language = useLanguage()
  return (
    <ol className={styles.rows}>
      {days.map(({ gatewayId, day, lines, received, refunded, differences, open }) => (
        <li key={`${gatewayId} ${day}`} className={styles.row}>
          <p className={styles.first}>
            <strong>{formatDate(language, day)}</strong>
            <span>{nameOf(gatewayId)}</span>
          </p>
          <p className={styles.facts}>
            <span>
              {text(messages.lines)}: {formatNumber(language, lines)}
            </span>
            <span>
              {text(messages.received)}: {formatMoney(language, received)}
            </span>
            <span>
              {text(messages.returned)}: {formatMoney(language, refunded)}
            </span>
            <span>
              {text(messages.differences)}: {formatNumber(language, differences)}
            </span>
            <span>
              {text(messages.open)}: {formatNumber(language, open)}
            </span>
          </p>
          {differences > 0 && (
            <p>
              <Link to="/reconciliation" search={{ gatewayId, from: day, to: day }}>
                {text(messages.showDifferences)}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
