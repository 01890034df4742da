// What the address of the list of messages holds, and the filter that it means.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'

export type OutgoingSearch = { q?: string; state?: string; channel?: string }

const names = ['q', 'state', 'channel'] as const

export const readOutgoingSearch = (search: Record<string, unknown>): OutgoingSearch =>
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
      .filter(([, value]) => value !== ''),
  )

export const pageSize = 25

export const outgoingFilterOf = ({ q, state, channel }: OutgoingSearch): string => {
  const where = [
    ...(q ? [{ requestId: requestNumberOf(q) }] : []),
    ...(state ? [{ state }] : []),
    ...(channel ? [{ channel }] : []),
  ]
  return filterOf({
    ...(where.length > 0 ? { where: { and: where } } : {}),
    order: 'createdAt DESC',
    limit: pageSize,
  })
}
