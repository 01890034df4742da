// Answers that a person's home page is drawn from, loaded before it is drawn.

import type { Client } from '../../../client/client.ts'
import { callQuery } from '../../../client/queries.ts'
import { draftsQuery } from '../../../modules/drafts/list-query.ts'
import { newestFilter } from '../../../shell/bell/use-notifications.tsx'
import type { RouterContext } from '../../../shell/root.tsx'
import { markOwn } from '../use-is-own.tsx'

/** Recent changes that the page names. */
const listed = 3

export const homeQuery = (client: Client) => callQuery(client, 'GET home')
export const changesQuery = (client: Client) =>
  callQuery(client, 'GET Notifications', { query: { filter: newestFilter(listed) } })

/** A page that was just drawn by the server asks for nothing again. */
const staleTime = 5_000

/** What fails leaves its part out. */
export const loadHome = async ({ client, queries }: RouterContext): Promise<void> => {
  if (import.meta.env.SSR) markOwn(queries)
  await Promise.all([
    queries.prefetchQuery({ ...homeQuery(client), staleTime }),
    queries.prefetchQuery({ ...changesQuery(client), staleTime }),
    queries.prefetchQuery({ ...draftsQuery(client), staleTime }),
    queries.prefetchQuery({ ...callQuery(client, 'GET favourites'), staleTime }),
  ])
}
