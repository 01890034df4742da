// A report is its address: what it measures, how it is grouped and narrowed, and which page of its table is shown.

import type { ViewSearch } from '@bawaba/contract/entities/inbox.ts'
import {
  ageGroups,
  measureRow,
  measures,
  type ReportSpec,
  reportGroups,
  reportSteps,
} from '@bawaba/contract/report-rules.ts'
import { filedKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { isPlainDate } from '@bawaba/language/index.ts'

export type ReportSearch = Partial<ReportSpec> & { size?: number; page?: number }
export const pageSizes = [10, 25, 50, 100] as const
const usualSize = 25

const oneOf = <Value extends string>(values: readonly Value[], candidate: unknown): Value | undefined =>
  values.find(value => value === candidate)
/** The router reads a code of digits as a number. */
const word = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= 100 ? text : undefined
}
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isPlainDate(value) ? value : undefined
const countOf = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 1 ? Number(value) : undefined

/** What an address says, without what it says wrongly. */
export const readReportSearch = (value: Record<string, unknown>): ReportSearch => {
  const search: ReportSearch = {
    measure: oneOf(measures, value.measure),
    by: oneOf(reportGroups, value.by),
    every: oneOf(reportSteps, value.every),
    from: dayOf(value.from),
    to: dayOf(value.to),
    service: word(value.service),
    center: word(value.center),
    statusKind: oneOf(filedKinds, value.statusKind),
    ageGroup: oneOf(ageGroups, value.ageGroup),
    size: pageSizes.find(size => size === Number(value.size)),
    page: countOf(value.page),
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** The report of an address: what the measure cannot be asked for is left out. */
export const specOf = ({ size: _, page: __, ...search }: ReportSearch): ReportSpec => {
  const measure = search.measure ?? 'counts'
  const { by: groups, steps, states, hasPeriod } = measureRow(measure)
  const by = search.by && groups.includes(search.by) ? search.by : (groups[0] ?? 'service')
  const every = search.every && steps.includes(search.every) ? search.every : 'month'
  const spec: ReportSpec = { ...search, measure, by, every }
  if (spec.statusKind && !states.includes(spec.statusKind)) delete spec.statusKind
  if (hasPeriod) return spec
  const { from: ___, to: ____, ...open } = spec
  return open
}

/** What is kept under a name, or sent as a link: the report, not the page of it. */
export const storedOf = (search: ReportSearch): ViewSearch =>
  Object.fromEntries(
    Object.entries(specOf(search)).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )

export const pageOf = ({ size = usualSize, page = 1 }: ReportSearch, total: number) => {
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(page, pages)
  return { size, pages, page: shown, from: (shown - 1) * size }
}
