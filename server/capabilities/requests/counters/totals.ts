// Which totals the counters know: those of lists narrowed by service, status and kind alone.

import type { Where } from '../../../platform/filter/index.ts'
import type { CountBy } from './counter-store.ts'

const counted = ['serviceSlug', 'status', 'statusKind'] as const
type Counted = (typeof counted)[number]
const isCounted = (field: string): field is Counted => (counted as readonly string[]).includes(field)

const valuesOf = (value: unknown): string[] | undefined => {
  const values = Array.isArray(value) ? value : [value]
  return values.every(each => typeof each === 'string') ? values : undefined
}

/** What narrows the count, or undefined where a request must be looked at to tell. */
export const countByOf = (where: Where | undefined): CountBy | undefined => {
  const clauses = where === undefined ? [] : 'all' in where ? where.all : [where]
  const by: CountBy = {}
  for (const clause of clauses) {
    if (!('field' in clause) || !isCounted(clause.field)) return undefined
    const values = ['eq', 'inq'].includes(clause.operator) ? valuesOf(clause.value) : undefined
    if (!values || by[clause.field]) return undefined
    by[clause.field] = values
  }
  return by
}
