// Reports: what to measure, then a chart and a table of the same numbers.

import type { Report, ReportChoices } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCall, useClient } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { type ReportSearch, specOf } from './address.ts'
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

type Answered = { spec: ReportSpec; report: Report }

/** The report with what it was asked for: while the next one is on its way this one stands under its own words. */
const useReport = (search: ReportSearch) => {
  const client = useClient()
  const spec = specOf(search)
  return useQuery({
    queryKey: ['report', spec],
    queryFn: async ({ signal }): Promise<Answered> => {
      const { service, ...rest } = spec
      const query = rest as never
      const report = await (service
        ? client.call('GET :service/reports', { params: { service }, query, signal })
        : client.call('GET dynamic_services/reports', { query, signal }))
      return { spec, report }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export const ReportsPage = () => {
  const text = useText()
  const search: ReportSearch = useSearch({ strict: false })
  const { data: choices = { services: [], centers: [] } } = useCall('GET dynamic_services/reports/choices')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <div data-print="never" className={styles.controls}>
        <SavedReports search={search} />
        <MeasureTabs search={search} />
        <Filters search={search} choices={choices} />
      </div>
      <Shown search={search} choices={choices} />
      <Exports search={search} />
    </div>
  )
}

const Shown = ({ search, choices }: { search: ReportSearch; choices: ReportChoices }) => {
  const { data, error, refetch, isFetching } = useReport(search)
  if (error) return <ReadFailure error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'card', 'card']} />
  return <Drawn {...data} search={search} choices={choices} isBusy={isFetching} />
}

type DrawnProps = Answered & { search: ReportSearch; choices: ReportChoices; isBusy: boolean }

const Drawn = ({ spec, report, search, choices, isBusy }: DrawnProps) => {
  const text = useText()
  const title = useReportTitle(spec, report)
  const isEmpty = report.rows.every(({ values }) => values.every(value => value === 0))
  return (
    <section aria-busy={isBusy} aria-labelledby="report-title" className={styles.report}>
      <div className={styles.heading}>
        <h2 id="report-title">{title}</h2>
        <Narrowing spec={spec} choices={choices} />
      </div>
      {isEmpty ? (
        <EmptyState title={text(messages.none)}>{text(messages.noneHint)}</EmptyState>
      ) : (
        <>
          <Chart report={report} title={title} isOverTime={spec.by === 'period'} />
          <ReportTable report={report} spec={spec} search={search} title={title} />
        </>
      )}
    </section>
  )
}
