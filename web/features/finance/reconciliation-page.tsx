// The daily close of each provider, and the differences that wait to be resolved.

import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { CompareForm } from './compare-form.tsx'
import { DayList, refreshDays } from './day-list.tsx'
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
  const gaps = useCallWhen({ fresh: 'always' }, 'GET reconciliation/gaps')
  const gateways = useCallWhen({ fresh: 'always' }, 'GET reconciliation/gateways')
  const nameOf = useGatewayNames()
  usePage({ title: text(messages.reconciliation) })
  const refresh = async () => {
    await Promise.all([
      ...[gaps, gateways].map(({ refetch }) => refetch()),
      refreshDifferences(queries),
      refreshDays(queries),
    ])
  }
  const error = gaps.error ?? gateways.error
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.reconciliation)}</h1>
      <p>
        <Link to="/reconciliation/period">{text(messages.toPeriod)}</Link>
      </p>
      {error && <ReadFailure what={messages.reconciliation} error={error} onAgain={refresh} />}
      {!error && !(gateways.data && gaps.data) && <Skeleton shapes={['card']} />}
      {gateways.data && <DaysFilter key={shown} search={search} gateways={gateways.data} nameOf={nameOf} />}
      <DifferenceList key={`list ${shown}`} search={search} nameOf={nameOf} onResolved={refresh} />
      {gaps.data && <GapList gaps={gaps.data} nameOf={nameOf} onCompared={refresh} />}
      <DayList key={`days ${shown}`} search={search} nameOf={nameOf} />
      {gateways.data && <CompareForm gateways={gateways.data} onCompared={refresh} />}
    </div>
  )
}
