// The list of requests, with the definitions that its rows are pinned to, loaded before the page is drawn.

import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { compiledServiceQuery, requestListQuery } from '../../modules/requests/queries.ts'
import { isForPerson, type RouterContext } from '../../shell/root.tsx'
import { filterOfGroup, type GroupName, groups } from './groups.ts'
import type { ListSearch } from './search.ts'

/** Back from a request one finds the list as it was; coming later it is asked anew. */
const fresh = 30_000

/** A failure is told on the page, beside what could be loaded. */
export const loadList = async (context: RouterContext, search: ListSearch): Promise<void> => {
  if (!isForPerson(context)) return
  const { client, queries } = context
  const lists = (Object.keys(groups) as GroupName[]).map(async name => {
    const query = requestListQuery(client, filterOfGroup(name, search))
    await queries.prefetchInfiniteQuery({ ...query, staleTime: fresh })
    const rows = queries.getQueryData(query.queryKey)?.pages.flatMap(page => page.rows) ?? []
    await Promise.all(
      rows.map(row => queries.prefetchQuery(compiledServiceQuery(client, row.serviceSlug, row.version))),
    )
  })
  await Promise.all([...lists, queries.prefetchQuery(catalogueQuery(client))])
}
