// What a search answers about the reader's own requests; undefined for any other question, and for what is not known.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { RequestRow } from '@bawaba/contract/entities/request.ts'
import { useCallWhen, useSession } from '../../client/hooks.tsx'
import { questionOf } from './questions.ts'

export type OwnRequest = Required<Pick<RequestRow, 'ID' | 'serviceSlug' | 'status' | 'statusKind'>>
export type OwnAnswer = { kind: 'visitor' } | { kind: 'requests'; requests: readonly OwnRequest[] }

const most = 3
const fields = ['ID', 'serviceSlug', 'status', 'statusKind']

export const useOwnAnswer = (query: string): OwnAnswer | undefined => {
  const { status } = useSession()
  const about = questionOf(query)
  const isOwn = about.kind === 'requests'
  const number = about.kind === 'requests' ? about.number : undefined
  const filter = filterOf({
    fields,
    order: ['createdAt DESC'],
    limit: most,
    ...(number ? { where: { ID: number } } : {}),
  })
  const { data = [] } = useCallWhen(
    { enabled: isOwn && status === 'signed-in', fresh: 'always' },
    'GET dynamic_services/requestsInbox',
    { query: { filter } },
  )
  if (!isOwn) return undefined
  if (status === 'visitor') return { kind: 'visitor' }
  return data.length > 0 ? { kind: 'requests', requests: data as OwnRequest[] } : undefined
}
