// The list of the inbox that holds exactly the requests behind a number of a report; undefined where the inbox has no
// filter for them: of centers, of ages of people, and of how long decisions took.

import type { Report } from '@bawaba/contract/entities/report.ts'
import { openBandDays, type ReportSpec } from '@bawaba/contract/report-rules.ts'
import { type FiledKind, filedKinds, isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'

/** What the address of the inbox says. */
export type ListSearch = Partial<
  Record<'view' | 'service' | 'status' | 'hold' | 'assignee' | 'since' | 'until', string>
>
type Days = { since?: string; until?: string }
type Answered = { spec: ReportSpec; report: Pick<Report, 'period' | 'madeAt'> }

const ofKind = (kind: FiledKind): ListSearch => ({ view: isEnd(kind) ? 'finished' : 'open', status: kind })

/** The columns of a report of counts; what waits for the applicant and for money is one of them. */
const ofOutcome = (series: string): ListSearch | undefined => {
  if (series === 'waiting') return { view: 'open', hold: 'paused' }
  const kind = filedKinds.find(kind => kind === series)
  return kind && ofKind(kind)
}

/** The days of a row by period, within those of the whole report. */
const daysOf = (key: string, { spec, report }: Answered): Days => {
  if (!report.period) return {}
  const { from, to } = report.period
  if (spec.by !== 'period') return { since: from, until: to }
  const first = { day: key, month: key, year: `${key}-01-01` }[spec.every]
  const lastOfMonth = () => {
    const [year = 0, month = 0] = key.split('-').map(Number)
    return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  }
  const last = { day: () => key, month: lastOfMonth, year: () => `${key}-12-31` }[spec.every]()
  return { since: first < from ? from : first, until: last > to ? to : last }
}

/** What of the list the row says: its service, its state, or nothing where it is a time. */
const ofRow = (key: string, { by }: ReportSpec): ListSearch | undefined => {
  if (by === 'service') return { service: key }
  if (by === 'period') return {}
  const kind = by === 'statusKind' ? filedKinds.find(kind => kind === key) : undefined
  return kind && ofKind(kind)
}

const ofBand = (series: string, madeAt: string): Days | undefined => {
  const band = openBandDays.find(({ key }) => key === series)
  if (!band) return undefined
  const daysAgo = (days: number) => addDays(cairoDate(new Date(madeAt)), -days)
  return {
    ...(band.most === undefined ? {} : { since: daysAgo(band.most) }),
    ...(band.least === 0 ? {} : { until: daysAgo(band.least) }),
  }
}

const ofSeries = (series: string, { spec, report }: Answered): ListSearch | undefined => {
  if (spec.measure === 'ages') {
    const days = ofBand(series, report.madeAt)
    return days && { view: 'open', ...days }
  }
  return series === 'count' ? {} : ofOutcome(series)
}

export const listOf = (key: string, series: string, answered: Answered): ListSearch | undefined => {
  const { spec } = answered
  if (spec.measure === 'times' || spec.center || spec.ageGroup) return undefined
  const [row, column] = [ofRow(key, spec), ofSeries(series, answered)]
  if (!row || !column) return undefined
  return {
    ...(spec.service ? { service: spec.service } : {}),
    ...daysOf(key, answered),
    ...column,
    ...row,
    ...(spec.statusKind ? ofKind(spec.statusKind) : {}),
  }
}
