// Reads what the search page shows before it is drawn.

import { callQuery } from '../../client/queries.ts'
import type { RouterContext } from '../../shell/root.tsx'
import { type PortalSearch, readSearch, searchInput } from './search.ts'

export const load = async ({ client, queries }: RouterContext, search: PortalSearch): Promise<void> => {
  const { q, kind } = readSearch(search)
  await Promise.all([
    queries.prefetchQuery(callQuery(client, 'GET search/mostSearched')),
    q && queries.ensureQueryData(callQuery(client, 'GET search', searchInput(q, kind))),
  ])
}
