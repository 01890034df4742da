// From the address of the list of users to the filter that it means.

import { readMobile } from '@bawaba/contract/mobile.ts'
import { escapedLike, nameFilter } from '@bawaba/contract/name-filter.ts'
import { readNationalId } from '@bawaba/contract/staff-identity.ts'
import { orderOf } from '../../modules/lists/column.ts'
import { isPassportLike } from './passport-like.ts'
import type { UsersSearch } from './search.ts'

export const pageSize = 20

const wantedOf = (q: string): Record<string, unknown>[] => {
  const mobile = readMobile(q)
  if (mobile) return [{ mobile }]
  const nationalId = readNationalId(q)
  if (nationalId) return [{ nationalId }]
  if (q.includes('@')) return [{ email: { ilike: escapedLike(q) } }]
  const inName = nameFilter(q)
  return [
    ...(inName ? [inName] : []),
    { username: { like: `%${escapedLike(q.toLowerCase())}%` } },
    ...(isPassportLike(q) ? [{ passportNumber: q }] : []),
  ]
}

const whereOf = ({ role, status }: UsersSearch, q: string): Record<string, unknown> => {
  const wanted = wantedOf(q)
  const parts = [
    ...(q === '' ? [] : [{ or: wanted }]),
    ...(role ? [{ roles: { like: `% ${escapedLike(role)} %` } }] : []),
    ...(status ? [{ status }] : []),
  ]
  return parts.length > 0 ? { and: parts } : {}
}

export const usersFilter = (search: UsersSearch, q: string, sort: string) => {
  const order = orderOf(sort)
  return {
    where: whereOf(search, q),
    order: `${order?.name} ${order?.isDescending ? 'DESC' : 'ASC'}`,
    limit: pageSize,
    skip: search.from ?? 0,
  }
}
