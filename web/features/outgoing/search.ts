// What the address of the list of messages holds, and the filter that it means.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readSort } from '../../modules/lists/column.ts'

export type OutgoingSearch = { q?: string; state?: string; channel?: string; sort?: string }

const names = ['q', 'state', 'channel'] as const

export const readOutgoingSearch = (search: Record<string, unknown>): OutgoingSearch => {
  const sort = readSort(search.sort, ['createdAt'])
  const filters = names
    .map(name => {
      const value = String(search[name] ?? '')
      return [name, value.trim().slice(0, 64)] as const
    })
    .filter(([, value]) => value !== '')
  return { ...Object.fromEntries(filters), ...(sort ? { sort } : {}) }
}

export const pageSize = 25

export const outgoingFilterOf = ({ q, state, channel, sort }: OutgoingSearch): string => {
  const where = [
    ...(q ? [{ requestId: requestNumberOf(q) }] : []),
    ...(state ? [{ state }] : []),
    ...(channel ? [{ channel }] : []),
  ]
  return filterOf({
    ...(where.length > 0 ? { where: { and: where } } : {}),
    order: sort === 'createdAt' ? 'createdAt ASC' : 'createdAt DESC',
    limit: pageSize,
  })
}
