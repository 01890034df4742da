// What the address of the payments list holds, and the filter that it means.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { escapedLike } from '@bawaba/contract/name-filter.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, isPlainDate, readCompact, readIdentifier } from '@bawaba/language/index.ts'
import { nameWords } from '@bawaba/language/name-words.ts'
import { serverNow } from '../../client/server-clock.ts'
import { orderOf, readSort } from '../../modules/lists/column.ts'
import { amountsOf } from './amount.ts'
import { lastMonth } from './periods/period-days.ts'

export type FinanceSearch = {
  q?: string
  status?: string
  channel?: string
  from?: string
  to?: string
  sort?: string
}

const names = ['q', 'status', 'channel', 'from', 'to'] as const

export const readFinanceSearch = (search: Record<string, unknown>): FinanceSearch => {
  const sort = readSort(search.sort, ['createdAt', 'total'])
  const filters = names
    .map(name => {
      const value = String(search[name] ?? '')
      return [name, value.trim().slice(0, 64)] as const
    })
    .filter(([name, value]) => (name === 'from' || name === 'to' ? isPlainDate(value) : value !== ''))
  return { ...Object.fromEntries(filters), ...(sort ? { sort } : {}) }
}

/** What the address of the reconciliation holds: one way to pay, and the days from one to another, both included. */
export type DaysSearch = { gatewayId?: string; from?: string; to?: string }

export const readDaysSearch = ({ gatewayId, from, to }: Record<string, unknown>): DaysSearch => ({
  ...(typeof gatewayId === 'string' && gatewayId !== '' ? { gatewayId: gatewayId.slice(0, 32) } : {}),
  ...(typeof from === 'string' && isPlainDate(from) ? { from } : {}),
  ...(typeof to === 'string' && isPlainDate(to) ? { to } : {}),
})

/** What the address of an account's statement holds; without days, those of the last month. */
export type AccountSearch = Required<DaysSearch>

export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => ({
  gatewayId: '',
  ...lastMonth(cairoDate(serverNow())),
  ...readDaysSearch(search),
})

export const pageSize = 25
/** In place of a status: those whose proof of a transfer waits for finance. */
export const proofWaiting = 'proofWaiting'

/** What a typed text can mean: a number of ours, a reference of any attempt, an amount, or words of the payer's name. */
const meaningsOf = (q: string): object[] => {
  const number = readIdentifier(q)
  const words = nameWords(q)
  return [
    { number },
    { ID: requestNumberOf(number) },
    { references: { like: `% ${escapedLike(readCompact(q))} %` } },
    { references: { like: `% ${escapedLike(number)} %` } },
    ...amountsOf(q).flatMap(amount => [{ amount: Number(amount) }, { total: Number(amount) }]),
    ...(/\p{L}/u.test(q)
      ? [{ and: words.map(word => ({ payerName: { like: `%${escapedLike(word)}%` } })) }]
      : []),
  ]
}

/** The newest first. */
export const firstSort = '-createdAt'

export const listFilter = ({ q, status, channel, from, to, sort = firstSort }: FinanceSearch): string => {
  const order = orderOf(sort)
  const where = [
    ...(q ? [{ or: meaningsOf(q) }] : []),
    ...(status ? [status === proofWaiting ? { isProofWaiting: true } : { status }] : []),
    ...(channel ? [{ channel }] : []),
    ...(from ? [{ createdAt: { gte: startOfDay(from).toISOString() } }] : []),
    ...(to ? [{ createdAt: { lt: startOfDay(addDays(to, 1)).toISOString() } }] : []),
  ]
  return filterOf({
    ...(where.length > 0 ? { where: { and: where } } : {}),
    order: `${order?.name} ${order?.isDescending ? 'DESC' : 'ASC'}`,
    limit: pageSize,
  })
}
