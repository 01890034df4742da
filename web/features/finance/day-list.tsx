// The days that were closed, a page at a time, newest first.

import type { ReconciliationDay } from '@bawaba/contract/entities/payment.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { formatDate, formatMoney } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReadFailure } from '../../shell/read-failure.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import type { DaysSearch } from './search.ts'
import { Turns, useCursorPage } from './use-cursor-page.tsx'

const listKey = 'GET reconciliation'
export const refreshDays = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listKey] })

type ListProps = { search: DaysSearch; nameOf: (gatewayId: string) => string }

export const DayList = ({ search, nameOf }: ListProps) => {
  const text = useText()
  const page = useCursorPage(listKey, search)
  const { data, error, refetch, isFetching } = page
  return (
    <section className={styles.part} aria-busy={isFetching}>
      <h2>{text(messages.days)}</h2>
      {error && !data && <ReadFailure what={messages.days} error={error} onAgain={refetch} />}
      {data?.answer.length === 0 && <p className={styles.facts}>{text(messages.noDays)}</p>}
      {data && data.answer.length > 0 && <Days days={data.answer} nameOf={nameOf} />}
      <Turns page={page} toFirst={messages.newest} toNext={messages.older} />
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
              {text(messages.lines)}: {formatCount(language, lines)}
            </span>
            <span>
              {text(messages.received)}: {formatMoney(language, received)}
            </span>
            <span>
              {text(messages.returned)}: {formatMoney(language, refunded)}
            </span>
            <span>
              {text(messages.differences)}: {formatCount(language, differences)}
            </span>
            <span>
              {text(messages.open)}: {formatCount(language, open)}
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
