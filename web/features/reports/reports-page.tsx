// Reports: what to measure, then a chart and a table of the same numbers.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCall, useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { keptOf, type ReportSearch, specOf } from './address.ts'
import { Chart } from './chart.tsx'
import { Exports } from './exports.tsx'
import { Filters } from './filters.tsx'
import { MeasureTabs } from './measure-tabs.tsx'
import { messages } from './messages.ts'
import { Narrowing } from './narrowing.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { SavedReports } from './saved-reports.tsx'
import { useReportTitle } from './use-report-title.tsx'

const useReport = (search: ReportSearch) => {
  const client = useClient()
  const { service, ...query } = specOf(search)
  return useQuery({
    ...(service
      ? callQuery(client, 'GET :service/reports', { params: { service }, query: query as never })
      : callQuery(client, 'GET dynamic_services/reports', { query: query as never })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export const ReportsPage = () => {
  const text = useText()
  const search: ReportSearch = useSearch({ strict: false })
  const { data: choices = { services: [], centers: [] } } = useCall('GET dynamic_services/reports/choices')
  usePage({ title: text(messages.title) })
  const key = JSON.stringify(keptOf(search))
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <div data-print="never" className={styles.controls}>
        <SavedReports search={search} />
        <MeasureTabs search={search} />
        <Filters key={key} search={search} choices={choices} />
      </div>
      <Shown search={search} choices={choices} />
      <Exports search={search} />
    </div>
  )
}

const Shown = ({ search, choices }: { search: ReportSearch; choices: ReportChoices }) => {
  const text = useText()
  const { data, error, refetch, isFetching } = useReport(search)
  const title = useReportTitle(specOf(search), data)
  if (error)
    return (
      <Notice
        kind="error"
        actions={<Button onClick={() => void refetch()}>{text(messages.tryAgain)}</Button>}
      >
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton shapes={['line', 'card', 'card']} />
  const isEmpty = data.rows.every(({ values }) => values.every(value => value === 0))
  return (
    <section aria-busy={isFetching} aria-labelledby="report-title" className={styles.report}>
      <div className={styles.heading}>
        <h2 id="report-title">{title}</h2>
        <Narrowing spec={specOf(search)} choices={choices} />
      </div>
      {isEmpty ? (
        <EmptyState title={text(messages.none)}>{text(messages.noneHint)}</EmptyState>
      ) : (
        <>
          <Chart report={data} title={title} isOverTime={specOf(search).by === 'period'} />
          <ReportTable report={data} search={search} title={title} />
        </>
      )}
    </section>
  )
}
