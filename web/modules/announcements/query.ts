// What is announced to whoever reads. Pages load it before they are drawn, so that nothing moves when it comes; one that
// cannot be loaded is as one that is not there.

import { queryOptions } from '@tanstack/react-query'
import type { Answer, Client } from '../../client/client.ts'
import { callQuery, common } from '../../client/queries.ts'
import type { RouterContext } from '../../shell/root.tsx'

export const announcementsQuery = (client: Client) =>
  common(
    queryOptions<Answer<'GET announcements/current'>>({
      ...callQuery(client, 'GET announcements/current'),
      retry: 1,
      retryDelay: 300,
    }),
  )

/** For the loader of a page that shows announcements; `goodFor`: milliseconds in which it is not asked again. */
export const loadAnnouncements = async (
  { client, queries }: RouterContext,
  goodFor = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const query = announcementsQuery(client)
  await queries
    .fetchQuery({ ...query, staleTime: goodFor })
    .catch(() => queries.setQueryData(query.queryKey, []))
}
