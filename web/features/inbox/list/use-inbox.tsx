// The rows on the screen. They are asked anew every 90 seconds, and nothing moves under the reader's eyes:
// while a request is open, or the list is pointed at, rows are brought up to date in their places and the
// newcomers are only counted, until someone asks to see them.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useClient, useSession } from '../../../client/hooks.tsx'
import { useLiveRefresh } from '../../../client/use-live.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { useReadAll } from '../../../client/use-read-pages.tsx'
import { compiledServiceQuery } from '../../../modules/requests/queries.ts'
import type { InboxSearch } from '../address.ts'
import { refreshEvery } from '../refresh-interval.ts'
import { countsKey as viewCountsKey } from '../views/use-saved-views.tsx'
import {
  allRows,
  type InboxPage,
  type InboxRow,
  isOfPerson,
  isSameList,
  latestQuery,
  listKey,
  mayReadAll,
  pageQuery,
  putInPersons,
} from './list-query.ts'

/** A list that was left for a moment is shown as it was; after that it is asked anew. */
export const goodFor = 30_000

const countsKey = ['GET dynamic_services/inbox/count'] as const

const renewCounts = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: countsKey })
  void queries.invalidateQueries({ queryKey: viewCountsKey })
}

/** Asks for lists and counts again: someone pressed the button, or acted on several requests. */
export const useRefresh = (): (() => void) => {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: listKey })
    renewCounts(queries)
  }
}

/** After a change of one request: what is known of it is put in its place where asking would look for a person again. */
export const useRenew = (): ((changed: Request) => void) => {
  const queries = useQueryClient()
  return changed => {
    putInPersons(queries, changed)
    void queries.invalidateQueries({ queryKey: listKey, predicate: ({ queryKey }) => !isOfPerson(queryKey) })
    renewCounts(queries)
  }
}

const inShownOrder = (shown: readonly InboxRow[], latest: readonly InboxRow[]): InboxRow[] =>
  shown.map(row => latest.find(({ id }) => id === row.id) ?? row)

const isUnmoved = (shown: readonly InboxRow[], latest: readonly InboxRow[]): boolean =>
  shown.length === latest.length && shown.every(({ id }, index) => id === latest[index]?.id)

export type Inbox = {
  rows: InboxRow[]
  total: number
  /** When the rows were read; undefined before the first answer. */
  readAt: Date | undefined
  isPending: boolean
  /** The last question had no answer. Rows of an earlier one may still stand. */
  hasFailed: boolean
  isRefreshing: boolean
  /** How many rows wait to be shown; zero when rows only left or changed places. */
  fresh: { count: number; show: () => void } | undefined
  /** There are more than `total`; nobody counted further. */
  isTruncated: boolean
  /** Reads as many rows of the list as can be chosen at once; undefined where a page is all that is read. */
  loadAll: (() => Promise<InboxRow[]>) | undefined
}

export const useInbox = (search: InboxSearch, list: RefObject<HTMLElement | null>): Inbox => {
  const client = useClient()
  const queries = useQueryClient()
  const { userId: me = '' } = useSession()
  const asker = { client, queries, me }
  const question = pageQuery(asker, search)
  // Looking for a person is written down and told to them: it happens when someone asks, never by itself.
  const asksByItself = search.person === undefined
  const shown = useRead({
    ...question,
    fresh: asksByItself ? goodFor : 'untilChanged',
    placeholderData: (previous: InboxPage | undefined, query) =>
      isSameList(query?.queryKey, search) ? previous : undefined,
  })
  // A question that failed later leaves the rows of the one before.
  const isSettled = shown.data !== undefined && !shown.isPlaceholderData
  const isWatching = isSettled && asksByItself
  const latest = useRead({
    ...latestQuery(asker, search),
    enabled: isWatching,
    initialData: () => queries.getQueryData(question.queryKey),
    initialDataUpdatedAt: () => queries.getQueryState(question.queryKey)?.dataUpdatedAt,
    fresh: 'untilChanged',
    gcTime: 0,
    refetchInterval: refreshEvery,
  })

  // Told of a change, the list is asked at once and not at the next minute and a half.
  useLiveRefresh(
    ({ kind }) => kind === 'request',
    () => {
      if (isWatching) void latest.refetch()
      renewCounts(queries)
    },
  )

  const isNewer = isSettled && latest.data !== undefined && latest.dataUpdatedAt > shown.dataUpdatedAt
  const rows = shown.data?.rows ?? []
  const waits = isNewer && !isUnmoved(rows, latest.data.rows) ? latest.data : undefined
  const show = () => void queries.setQueryData(question.queryKey, latest.data)
  const isRead = search.request !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, when an answer arrives
  useEffect(() => {
    if (isNewer && !isRead && !list.current?.matches(':hover, :focus-within')) show()
  }, [latest.dataUpdatedAt])

  const readAt = Math.max(shown.dataUpdatedAt, isNewer ? latest.dataUpdatedAt : 0)
  const failedAt = Math.max(...[shown, latest].map(query => (query.isError ? query.errorUpdatedAt : 0)))
  return {
    rows: isNewer ? inShownOrder(rows, latest.data.rows) : rows,
    total: shown.data?.total ?? 0,
    isTruncated: shown.data?.isTruncated ?? false,
    loadAll: mayReadAll(search) ? () => allRows(asker, search) : undefined,
    readAt: readAt > 0 ? new Date(readAt) : undefined,
    isPending: shown.isPending,
    hasFailed: failedAt > readAt,
    isRefreshing: shown.isFetching,
    fresh: waits && { count: waits.rows.filter(({ id }) => !rows.some(row => row.id === id)).length, show },
  }
}

/** The definitions that the rows are pinned to, each asked once; undefined while one is on its way. */
export const useForms = <Row extends Pick<InboxRow, 'serviceSlug' | 'version'>>(rows: readonly Row[]) => {
  const client = useClient()
  const keyOf = ({ serviceSlug, version }: Row) => `${serviceSlug}/${version}`
  const pinned = [...new Map(rows.map(row => [keyOf(row), row])).values()]
  const answers = useReadAll(
    pinned.map(({ serviceSlug, version }) => compiledServiceQuery(client, serviceSlug, version)),
  )
  return (row: Row) => answers[pinned.findIndex(other => keyOf(other) === keyOf(row))]?.data?.form
}
