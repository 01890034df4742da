// The pages of one's notifications that were loaded so far.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { useClient } from '../../client/hooks.tsx'
import { useReadPages } from '../../client/use-read-pages.tsx'
import type { ShownNotification } from '../../shell/bell/use-notifications.tsx'

const pageSize = 20

export const useList = (isUnread: boolean) => {
  const client = useClient()
  const filter = filterOf({
    ...(isUnread ? { where: { isRead: false } } : {}),
    order: 'createdAt DESC',
    limit: pageSize,
  })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadPages({
    queryKey: ['GET Notifications', 'pages', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) => {
      const { answer, headers } = await client.send('GET Notifications', {
        query: { filter, ...(after ? { after } : {}) },
        signal,
      })
      return {
        rows: answer as ShownNotification[],
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    getNextPageParam: ({ next }) => next,
    fresh: 'always',
  })
  return {
    rows: data?.pages.flatMap(page => page.rows),
    error,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}
