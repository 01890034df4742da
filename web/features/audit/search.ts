// What the address of the audit holds.

import { readSort } from '../../modules/lists/column.ts'

export type AuditSearch = {
  stream?: string
  kind?: string
  person?: string
  from?: string
  to?: string
  sort?: string
}

const names = ['stream', 'kind', 'person', 'from', 'to'] as const

const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value))

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const sort = readSort(search.sort, ['at'])
  const filters = names
    .map(name => [name, search[name]] as const)
    .filter(([name, value]) =>
      name === 'from' || name === 'to' ? isDay(value) : typeof value === 'string' && value !== '',
    )
  return { ...Object.fromEntries(filters), ...(sort ? { sort } : {}) }
}
