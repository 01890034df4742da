// One part of a person's requests as screens read it: what needs them, what is in progress, what is over.

import { keepPreviousData } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { useReadPages } from '../../client/use-read-pages.tsx'
import { requestListQuery } from '../../modules/requests/queries.ts'
import { filterOfGroup, type GroupName } from './groups.ts'
import type { ListSearch } from './search.ts'

/** One part of a person's requests, with what was looked for before while it is asked anew. */
export const useGroup = (name: GroupName, search: ListSearch) => {
  const list = useReadPages({
    ...requestListQuery(useClient(), filterOfGroup(name, search)),
    fresh: 'untilChanged',
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages ?? []
  return {
    name,
    rows: pages.flatMap(({ rows }) => rows),
    total: pages[0]?.total ?? 0,
    isTruncated: pages[0]?.isTruncated ?? false,
    list,
  }
}
export type Group = ReturnType<typeof useGroup>
