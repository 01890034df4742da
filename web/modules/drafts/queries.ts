// Questions about one's drafts, and what is done with them.

import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'
import { callQuery } from '../../client/queries.ts'

/** Drafts change on other devices: each page that shows them asks anew. */
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const

export const draftsQuery = (client: Client) => ({ ...callQuery(client, 'GET drafts'), ...fresh })

/** The drafts of a service, with everything typed. */
export const serviceDraftsQuery = (client: Client, service: string) => ({
  ...callQuery(client, 'GET drafts/:service', { params: { service } }),
  staleTime: 0,
})

/** After a draft was saved, deleted or sent. */
export const forgetDrafts = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('GET drafts'),
  })
