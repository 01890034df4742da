// The query cache: no retry, no refetch by itself, nothing grows stale, notifications apart.
// A list says when it was loaded and can be refreshed; nothing moves under the reader's eyes.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer, Client, Input } from './client.ts'

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const alwaysFresh = (key: CallKey): boolean => key.includes(' Notifications')

/** The query of a reading call: the same call with the same input is asked once. */
export const callQuery = <Key extends CallKey>(client: Client, key: Key, ...[input]: Input<Key>) =>
  queryOptions<Answer<Key>>({
    queryKey: [key, input?.params ?? null, input?.query ?? null, input?.body ?? null],
    queryFn: ({ signal }) => client.call(key, ...([{ ...input, signal }] as unknown as Input<Key>)),
    ...(alwaysFresh(key) ? { staleTime: 0, refetchOnMount: 'always' as const } : {}),
  })

/** Everything that was loaded for a person goes when the person does; what is the portal's own stays. */
export const forgetPerson = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: query => query.queryKey[0] !== 'GET misc/appData' })
