// From the address to the filter of the log.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { addDays, timeZone } from '@bawaba/language/index.ts'
import type { AuditSearch } from './search.ts'

/** Midnight in Cairo, whose distance from UTC changes with the season. */
export const cairoMidnight = (day: string): string => {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const shown = new Date(utc).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return new Date(2 * utc - Date.parse(`${shown}Z`)).toISOString()
}

export const whereOf = ({ stream, kind, person, from, to }: AuditSearch): Record<string, unknown> => ({
  ...(stream && !kind ? { kind: { like: `${stream}.%` } } : {}),
  ...(kind ? { kind } : {}),
  ...(person ? { personId: person } : {}),
  ...(from || to
    ? {
        at: {
          ...(from ? { gte: cairoMidnight(from) } : {}),
          ...(to ? { lt: cairoMidnight(addDays(to, 1)) } : {}),
        },
      }
    : {}),
})

export const pageSize = 25
export const listFilter = (search: AuditSearch): string =>
  filterOf({
    where: whereOf(search),
    order: search.sort === 'at' ? 'at ASC' : 'at DESC',
    limit: pageSize,
  })
