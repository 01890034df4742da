// Reports: what to measure, then a chart and a table of the same numbers.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import { measuresFor } from '@bawaba/contract/report-rules.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useSearch } from '@tanstack/react-router'
import { useCallWhen, useSession } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { type ReportSearch, specOf } from './address.ts'
import { Chart } from './chart.tsx'
import { Compared } from './compared.tsx'
import { Exports } from './exports.tsx'
import { Filters } from './filters.tsx'
import { MeasureTabs } from './measure-tabs.tsx'
import { messages } from './messages.ts'
import { Narrowing } from './narrowing.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { SavedReports } from './saved-reports.tsx'
import { type Answered, useReport } from './use-report.tsx'
import { useReportTitle } from './use-report-title.tsx'

export const ReportsPage = () => {
  const text = useText()
  const { user } = useSession()
  const address: ReportSearch = useSearch({ strict: false })
  // Of an address that somebody else shared, what its reader may ask for.
  const measures = measuresFor(user?.roles ?? [])
  const search: ReportSearch = {
    ...address,
    measure: measures.find(measure => measure === address.measure) ?? measures[0],
  }
  const { data: choices = { services: [], centers: [] } } = useCallWhen(
    { fresh: 'always' },
    'GET dynamic_services/reports/choices',
  )
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <div data-print="never" className={styles.controls}>
        <SavedReports search={search} />
        <MeasureTabs search={search} measures={measures} />
        <Filters search={search} choices={choices} />
      </div>
      <Shown search={search} choices={choices} />
      <Exports search={search} />
    </div>
  )
}

const Shown = ({ search, choices }: { search: ReportSearch; choices: ReportChoices }) => {
  const { data, error, refetch, isFetching } = useReport(specOf(search))
  if (error) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
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
        <EmptyState title={text(report.unit === 'piasters' ? messages.noMoney : messages.none)}>
          {text(messages.noneHint)}
        </EmptyState>
      ) : (
        <>
          <Compared spec={spec} report={report} />
          <Chart report={report} title={title} isOverTime={spec.by === 'period'} />
          <ReportTable report={report} spec={spec} search={search} title={title} />
        </>
      )}
    </section>
  )
}
