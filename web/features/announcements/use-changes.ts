// After a change of an announcement: lists and pages that show it read it again.

import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

export type StoredAnnouncement = Answer<'GET announcements'>[number]

/** `If-Match` of the revision that was seen; 0 where there was none. */
export const seen = (revision: number) => ({ 'if-match': `"${revision}"` })

/** Marks what is stored and what is shown as out of date. */
export const useInvalidateAnnouncements = (): (() => Promise<void>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({
      queryKey: callQuery(client, 'GET announcements').queryKey,
      refetchType: 'all',
    })
    await queries.invalidateQueries({ queryKey: callQuery(client, 'GET announcements/current').queryKey })
  }
}
