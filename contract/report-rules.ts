// What a report can be: what it measures, what that can be grouped and narrowed by, and how long it may reach.
// The server refuses by these rules, and the page offers by them.

import { decidedKinds, type FiledKind, filedKinds, isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { daysBetween, isPlainDate } from '@bawaba/language/index.ts'
import type { Role } from './entities/person.ts'
import type { ErrorCode } from './errors.ts'

const requestGroups = ['service', 'statusKind', 'center', 'ageGroup', 'period'] as const
export const reportGroups = [...requestGroups, 'channel'] as const
type ReportGroup = (typeof reportGroups)[number]
export const reportSteps = ['day', 'month', 'year'] as const
export type ReportStep = (typeof reportSteps)[number]
export const ageGroups = ['under60', 'from60', 'unknown'] as const
export type AgeGroup = (typeof ageGroups)[number]

type MeasureRow = {
  by: readonly ReportGroup[]
  steps: readonly ReportStep[]
  /** The states its requests are in. */
  states: readonly FiledKind[]
  /** It is about a period; without one it is about this moment. */
  hasPeriod: boolean
  /** Who is answered: docs/decisions/money-in-reports.md. */
  reader: Role
}
const requests = { reader: 'REPORT_MANAGER' } as const
const money = { states: filedKinds, reader: 'FINANCIAL_MANAGER' } as const

/** The options of each measure. Ages divide time themselves, so they are not grouped by it; decisions are kept by
 * month: docs/decisions/counters.md. */
export const measureRows = {
  counts: { by: requestGroups, steps: reportSteps, states: filedKinds, hasPeriod: true, ...requests },
  ages: {
    by: ['service', 'statusKind', 'center', 'ageGroup'],
    steps: [],
    states: filedKinds.filter(kind => !isEnd(kind)),
    hasPeriod: false,
    ...requests,
  },
  times: { by: requestGroups, steps: ['month', 'year'], states: decidedKinds, hasPeriod: true, ...requests },
  collected: {
    by: ['service', 'channel', 'center', 'period'],
    steps: reportSteps,
    hasPeriod: true,
    ...money,
  },
  refunded: { by: ['service', 'channel', 'center', 'period'], steps: reportSteps, hasPeriod: true, ...money },
  due: { by: ['service', 'channel', 'center'], steps: [], hasPeriod: false, ...money },
} satisfies Record<string, MeasureRow>
export type Measure = keyof typeof measureRows
export const measures = Object.keys(measureRows) as Measure[]
export const measureRow = (measure: Measure): MeasureRow => measureRows[measure]
export type MoneyMeasure = 'collected' | 'refunded' | 'due'
/** What somebody with these roles may ask for. */
export const measuresFor = (roles: readonly string[]): Measure[] =>
  measures.filter(measure => roles.includes(measureRow(measure).reader))
/** Who may ask for anything. */
export const reportReaders: readonly Role[] = [
  ...new Set(measures.map(measure => measureRow(measure).reader)),
]

/** Of open requests, how many days ago they were filed, both ends included. */
export const openBandDays = [
  { key: 'upTo7', least: 0, most: 7 },
  { key: 'upTo30', least: 8, most: 30 },
  { key: 'upTo90', least: 31, most: 90 },
  { key: 'more', least: 91, most: undefined },
] as const

/** Whole, a report is its spec: an address, a saved report and an export hold the same. */
export type ReportSpec = {
  measure: Measure
  by: ReportGroup
  /** How long each period is. */
  every: ReportStep
  /** Days of Cairo, both included; without them the twelve months that end today. */
  from?: string | undefined
  to?: string | undefined
  service?: string | undefined
  center?: string | undefined
  statusKind?: FiledKind | undefined
  ageGroup?: AgeGroup | undefined
}

/** The report of a call without parameters. */
export const plainReport = (roles: readonly string[]) =>
  ({ measure: measuresFor(roles)[0] ?? 'counts', by: 'service', every: 'month' }) as const

export const isByDay = ({ by, every }: Pick<ReportSpec, 'by' | 'every'>): boolean =>
  by === 'period' && every === 'day'

/** Between these years alone there are requests to count: a day beyond them is a slip of the pen. */
const years = { first: 2000, last: 2100 }
const isReportDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return isPlainDate(day) && year >= years.first && year <= years.last
}

/** Longer than this a line cannot be read. */
const mostDays = 92
const mostMonths = 120

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** The first day of the month that stands eleven before the month of a day. */
const elevenMonthsBefore = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 12, 1)).toISOString().slice(0, 10)

/** The period a report is about: the one it names, or the twelve months that end today. Pure. */
export const periodOf = (
  { from, to }: Pick<ReportSpec, 'from' | 'to'>,
  today: string,
): { from: string; to: string } => {
  const last = to ?? today
  return { from: from ?? elevenMonthsBefore(last), to: last }
}

/** Why there is no such report, or undefined. Pure. */
export const reportError = (spec: ReportSpec, today: string): ErrorCode | undefined => {
  const { by, steps, states, hasPeriod } = measureRow(spec.measure)
  if ([spec.from, spec.to].some(day => day !== undefined && !isReportDay(day))) return 'REPORT_DAY_UNKNOWN'
  if (!by.includes(spec.by)) return 'REPORT_NOT_GROUPED'
  if (spec.statusKind && !states.includes(spec.statusKind)) return 'REPORT_STATE_NOT_MEASURED'
  if (!hasPeriod) return undefined
  const { from, to } = periodOf(spec, today)
  if (from > to) return 'REPORT_PERIOD_REVERSED'
  if (spec.by !== 'period') return undefined
  if (!steps.includes(spec.every)) return 'REPORT_NOT_GROUPED'
  if (spec.every === 'day' && daysBetween(from, to) >= mostDays) return 'REPORT_TOO_MANY_DAYS'
  if (spec.every === 'month' && monthsBetween(from, to) >= mostMonths) return 'REPORT_TOO_MANY_MONTHS'
  return undefined
}
