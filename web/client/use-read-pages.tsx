// Lists that are read page after page, and several reads at once: `useRead` for them. Apart from it, since few pages have any.

import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query'
import { type Declared, freshness } from './fresh.ts'
import { type State, withState } from './use-read.tsx'

/** Reads a list page after page. */
export const useReadPages = <
  Page,
  Data = InfiniteData<Page>,
  Key extends QueryKey = QueryKey,
  Param = unknown,
>(
  query: UseInfiniteQueryOptions<Page, DefaultError, Data, Key, Param> & Declared,
): UseInfiniteQueryResult<Data> & { state: State } =>
  withState(useInfiniteQuery({ ...query, ...freshness(query.fresh) }))

/** Reads several things of a kind. */
export const useReadAll = <Data,>(
  all: readonly (UseQueryOptions<Data> & Declared)[],
): UseQueryResult<Data>[] =>
  useQueries({
    queries: all.map(query => ({ ...query, ...freshness(query.fresh) })),
  }) as UseQueryResult<Data>[]
