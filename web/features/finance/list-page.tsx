// Payments of everybody, newest first: what to look for, then the rows, and the statement of a day.

import type { PaymentRow } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { PaymentPill } from '../../modules/payments/pill.tsx'
import { personName } from '../../modules/requests/history.ts'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { DayStatement } from './day-statement.tsx'
import { Filters } from './filters.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { type FinanceSearch, listFilter, pageSize } from './search.ts'

const usePayments = (search: FinanceSearch, after: string | undefined) => {
  const client = useClient()
  const query = { filter: listFilter(search), total: true, ...(after ? { after } : {}) }
  return useRead({
    queryKey: ['GET payments', query],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await client.send('GET payments', { query, signal })
      return {
        rows: answer as PaymentRow[],
        total: Number(headers.get('x-total-count') ?? answer.length),
        next: answer.length === pageSize ? (headers.get('x-next-cursor') ?? undefined) : undefined,
      }
    },
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
}

export const ListPage = () => {
  const text = useText()
  const search: FinanceSearch = useSearch({ strict: false })
  usePage({ title: text(messages.payments) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.payments)}</h1>
      <Filters key={JSON.stringify(search)} search={search} />
      <Rows key={`rows ${JSON.stringify(search)}`} search={search} />
      <DayStatement />
    </div>
  )
}

const Rows = ({ search }: { search: FinanceSearch }) => {
  const text = useText()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch, isFetching } = usePayments(search, after)
  if (error && !data) return <ReadFailure what={messages.payments} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'card', 'card']} />
  if (data.rows.length === 0) return <EmptyState title={text(messages.none)} />
  return (
    <section className={styles.list} aria-busy={isFetching}>
      <div className={styles.head}>
        <span role="status">{text(messages.total, { count: data.total })}</span>
        <Button small icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {text(messages.refresh)}
        </Button>
      </div>
      <ol className={styles.rows}>
        {data.rows.map(row => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
      <div className={styles.turns}>
        {after && <Button onClick={() => setAfter(undefined)}>{text(messages.newest)}</Button>}
        {data.next && (
          <Button iconAfter="next" busy={isFetching} onClick={() => setAfter(data.next)}>
            {text(messages.older)}
          </Button>
        )}
      </div>
    </section>
  )
}

const Row = ({ row }: { row: PaymentRow }) => {
  const text = useText()
  const language = useLanguage()
  const { id, ID, number, service, status, isProofWaiting, total, channel, payer } = row
  const { createdAt, paidAt, transactionId } = row
  return (
    <li className={styles.row}>
      <p className={styles.first}>
        <Link to="/payments/$paymentId" params={{ paymentId: id }}>
          <Ltr>{number}</Ltr>
        </Link>
        <PaymentPill status={status} isProofWaiting={isProofWaiting} />
        <strong className={styles.amount}>{formatMoney(language, total.amount)}</strong>
      </p>
      <p className={styles.facts}>
        <span>{text(service)}</span>
        <Reference>{ID}</Reference>
        {payer && <bdi translate="no">{personName(payer, language)}</bdi>}
        {channel && <span>{text(paymentChannelRows[channel].label)}</span>}
        {transactionId && <Ltr>{transactionId}</Ltr>}
        <time dateTime={paidAt ?? createdAt}>{formatDateTime(language, paidAt ?? createdAt)}</time>
      </p>
    </li>
  )
}
