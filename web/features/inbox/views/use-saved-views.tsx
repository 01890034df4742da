// One's saved views, how many requests each finds, and changing them.

import type { SavedView, ViewSearch } from '@bawaba/contract/entities/inbox.ts'
import { useCallWhen, useClient, useSession } from '../../../client/hooks.tsx'
import { serverNow } from '../../../client/server-clock.ts'
import { useRead } from '../../../client/use-read.tsx'
import { useWrites } from '../../../client/use-writes.tsx'
import { whereOf } from '../filters/conditions.ts'
import { refreshEvery } from '../refresh-interval.ts'
import { searchOf } from './saved-views.ts'

const viewsCall = 'GET views' as const

export const useSavedViews = (): SavedView[] => useCallWhen({ fresh: 'untilChanged' }, viewsCall).data ?? []

export const countsKey = ['POST dynamic_services/requestsInbox/counts'] as const

/** Views that filter by answers are of one service, and not counted over all. */
const isCounted = (view: SavedView): boolean => searchOf(view).answers === undefined

/** How many each finds, by id, and where counting stops. */
export const useViewCounts = (views: readonly SavedView[]) => {
  const client = useClient()
  const { userId: me = '' } = useSession()
  const counted = views.filter(isCounted)
  return useRead({
    queryKey: [...countsKey, counted],
    queryFn: async ({ signal }) => {
      const wheres = counted.map(view => whereOf(searchOf(view), me, serverNow()))
      const { counts, cappedAt } = await client.call('POST dynamic_services/requestsInbox/counts', {
        body: { wheres },
        signal,
      })
      const badge = (of: number) => ({ of, isTruncated: of >= cappedAt })
      return new Map(counted.map(({ id }, index) => [id, badge(counts[index] ?? 0)]))
    },
    enabled: counted.length > 0,
    fresh: refreshEvery,
    refetchInterval: refreshEvery,
    structuralSharing: false,
  }).data
}

export const useSaving = () => {
  const write = useWrites({
    'POST views': [viewsCall],
    'PATCH views/:id': [viewsCall],
    'DELETE views/:id': [viewsCall],
  })
  return {
    add: (name: string, search: ViewSearch) => write('POST views', { body: { name, search } }),
    change: (id: string, change: { name?: string; search?: ViewSearch }) =>
      write('PATCH views/:id', { params: { id }, body: change }),
    remove: (id: string) => write('DELETE views/:id', { params: { id } }),
  }
}
