// The drafts of one service as its form asks for them, and what is done when they change.

import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'
import { always } from '../../client/fresh.ts'
import { callQuery } from '../../client/queries.ts'

/** The drafts of a service, with everything typed. */
export const serviceDraftsQuery = (client: Client, service: string) => ({
  ...callQuery(client, 'GET drafts/:service', { params: { service } }),
  ...always,
})

/** After a draft was saved, deleted or sent. */
export const forgetDrafts = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('GET drafts'),
  })
