// What the address of the payments list holds, and the filter that it means.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, isPlainDate, readIdentifier } from '@bawaba/language/index.ts'

export type FinanceSearch = { q?: string; status?: string; channel?: string; from?: string; to?: string }

const names = ['q', 'status', 'channel', 'from', 'to'] as const

export const readFinanceSearch = (search: Record<string, unknown>): FinanceSearch =>
  Object.fromEntries(
    names
      .map(
        name =>
          [
            name,
            String(search[name] ?? '')
              .trim()
              .slice(0, 64),
          ] as const,
      )
      .filter(([name, value]) => (name === 'from' || name === 'to' ? isPlainDate(value) : value !== '')),
  )

export const pageSize = 25

export const listFilter = ({ q, status, channel, from, to }: FinanceSearch): string => {
  const number = q === undefined ? undefined : readIdentifier(q)
  const where = [
    ...(number ? [{ or: [{ number }, { ID: requestNumberOf(number) }, { transactionId: number }] }] : []),
    ...(status ? [{ status }] : []),
    ...(channel ? [{ channel }] : []),
    ...(from ? [{ createdAt: { gte: startOfDay(from).toISOString() } }] : []),
    ...(to ? [{ createdAt: { lt: startOfDay(addDays(to, 1)).toISOString() } }] : []),
  ]
  return filterOf({
    ...(where.length > 0 ? { where: { and: where } } : {}),
    order: 'createdAt DESC',
    limit: pageSize,
  })
}
