// The daily close of each provider, and the differences that wait to be resolved.

import type { ReconciliationDay } from '@bawaba/contract/entities/payment.ts'
import { formatDate, formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { CompareForm } from './compare-form.tsx'
import { DaysFilter } from './days-filter.tsx'
import { DifferenceList, refreshDifferences } from './difference-list.tsx'
import styles from './finance.module.css'
import { GapList } from './gap-list.tsx'
import { messages } from './messages.ts'
import type { DaysSearch } from './search.ts'
import { useGatewayNames } from './use-gateway-names.tsx'

export const ReconciliationPage = () => {
  const text = useText()
  const queries = useQueryClient()
  const search: DaysSearch = useSearch({ strict: false })
  const shown = JSON.stringify(search)
  const days = useCallWhen({ staleTime: 0 }, 'GET reconciliation')
  const gaps = useCallWhen({ staleTime: 0 }, 'GET reconciliation/gaps')
  const gateways = useCallWhen({}, 'GET reconciliation/gateways')
  const nameOf = useGatewayNames()
  usePage({ title: text(messages.reconciliation) })
  const refresh = async () => {
    await Promise.all([
      ...[days, gaps, gateways].map(({ refetch }) => refetch()),
      refreshDifferences(queries),
    ])
  }
  const error = days.error ?? gaps.error ?? gateways.error
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.reconciliation)}</h1>
      {error && <ReadFailure what={messages.reconciliation} error={error} onAgain={refresh} />}
      {gateways.data && <DaysFilter key={shown} search={search} gateways={gateways.data} nameOf={nameOf} />}
      <DifferenceList key={`list ${shown}`} search={search} nameOf={nameOf} onResolved={refresh} />
      {gaps.data && <GapList gaps={gaps.data} nameOf={nameOf} onCompared={refresh} />}
      <section className={styles.part}>
        <h2>{text(messages.days)}</h2>
        {days.data?.length === 0 && <p className={styles.facts}>{text(messages.noDays)}</p>}
        {days.data && days.data.length > 0 && <Days days={days.data} nameOf={nameOf} />}
      </section>
      {gateways.data && <CompareForm gateways={gateways.data} onCompared={refresh} />}
    </div>
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
