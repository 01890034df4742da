// One's own notifications as the bell and their page read them: live, and now and then where events do not pass.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { Notification } from '@bawaba/contract/entities/notification.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useLive } from '../../client/use-live.tsx'

export type ShownNotification = Notification
/** Asked again by itself, in milliseconds: events may not pass. */
const pollMs = 60_000

/** How many were not seen yet; follows what happens in every tab and on every server. */
export const useUnseen = (): number => {
  const { data, refetch } = useCallWhen(
    { refetchInterval: pollMs, fresh: 'always' },
    'GET Notifications/count',
  )
  useLive(event => {
    if (!event || event.kind === 'notification') void refetch()
  })
  return data?.count ?? 0
}

/** Whatever was read of notifications is read again where it is shown. */
export const useInvalidateNotifications = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [key] }) => key === 'GET Notifications' || key === 'GET Notifications/count',
      }),
    [queries],
  )
}

/** Marks as seen, or as read, those named or all. A failure changes nothing that matters: it is asked again. */
export const useMark = () => {
  const client = useClient()
  const queries = useQueryClient()
  const invalidate = useInvalidateNotifications()
  return useCallback(
    async (as: 'Seen' | 'Read', ids?: string[]): Promise<void> => {
      const body = ids ? { ids } : { all: true as const }
      const count = await client.call(`POST Notifications/markAs${as}`, { body })
      queries.setQueryData(callQuery(client, 'GET Notifications/count').queryKey, count)
      if (as === 'Read') await invalidate()
    },
    [client, queries, invalidate],
  )
}

/** The newest few, for the panel. */
export const newestFilter = (limit: number): string => filterOf({ order: 'createdAt DESC', limit })
