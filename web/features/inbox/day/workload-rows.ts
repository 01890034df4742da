// The supervisor's table as rows and links: what is counted of a service or an owner, and the list that holds exactly that.

import type { Workload } from '@bawaba/contract/entities/workload.ts'
import { type HoldUp, holdUps } from '@bawaba/contract/hold-ups.ts'
import type { InboxSearch } from '../address.ts'

export type Counts = Record<HoldUp, number>
export type WorkloadRow = { key: string; counts: Counts; search: InboxSearch }

const sumOf = (rows: readonly Workload[]): Counts =>
  Object.fromEntries(holdUps.map(name => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Counts

/** What a supervisor sees to first: late ones, then those of nobody, then those under way. */
const byUrgency: readonly HoldUp[] = ['late', 'unassigned', 'withStaff', 'paused', 'reopened']
const compareUrgency = (a: WorkloadRow, b: WorkloadRow): number =>
  byUrgency.map(name => b.counts[name] - a.counts[name]).find(difference => difference !== 0) ?? 0

/** What narrows the list to a service or an owner, beside what narrows it to a count. */
const rowsBy = (
  rows: readonly Workload[],
  keyOf: (row: Workload) => string,
  searchOf: (key: string) => InboxSearch,
): WorkloadRow[] =>
  [...Map.groupBy(rows, keyOf)]
    .map(([key, own]) => ({ key, counts: sumOf(own), search: searchOf(key) }))
    .sort(compareUrgency)

export const totalOf = (rows: readonly Workload[]): WorkloadRow => ({
  key: 'total',
  counts: sumOf(rows),
  search: {},
})
export const byService = (rows: readonly Workload[]): WorkloadRow[] =>
  rowsBy(
    rows,
    ({ serviceSlug }) => serviceSlug,
    service => ({ service }),
  )
export const byOwner = (rows: readonly Workload[]): WorkloadRow[] =>
  rowsBy(
    rows,
    ({ assignee }) => assignee?.id ?? 'none',
    assignee => ({ assignee }),
  )

const lists: Record<HoldUp, InboxSearch> = {
  late: { view: 'late' },
  unassigned: { view: 'unassigned' },
  withStaff: { view: 'open', status: 'open', assignee: 'some' },
  paused: { view: 'open', hold: 'paused' },
  reopened: { view: 'open', hold: 'reopened' },
}
/** The list that a number counts. An owner stands in the place of "any owner". */
export const listOf = (name: HoldUp, { search }: Pick<WorkloadRow, 'search'>): InboxSearch => ({
  ...lists[name],
  ...search,
})
