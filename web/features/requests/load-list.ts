// The list of requests and drafts, with the definitions that its rows are pinned to, loaded before the page is drawn.

import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { draftsQuery } from '../../modules/drafts/list-query.ts'
import { compiledServiceQuery, requestListQuery } from '../../modules/requests/queries.ts'
import { markDrawnAhead } from '../../shell/drawn-ahead.ts'
import { isForPerson, type RouterContext } from '../../shell/root.tsx'
import { filterOfGroup, type GroupName, groups } from './groups.ts'
import type { ListSearch } from './search.ts'

/** Back from a request one finds the list as it was; coming later it is asked anew. */
const fresh = 30_000

/** A failure is told on the page, beside what could be loaded. */
export const loadList = async (context: RouterContext, search: ListSearch): Promise<void> => {
  if (!isForPerson(context)) return
  const { client, queries } = context
  const loadDefinition = (slug: string, version: number | undefined) =>
    queries.prefetchQuery(compiledServiceQuery(client, slug, version))
  const loadGroup = async (name: GroupName): Promise<boolean> => {
    const query = requestListQuery(client, filterOfGroup(name, search))
    await queries.prefetchInfiniteQuery({ ...query, staleTime: fresh })
    const list = queries.getQueryData(query.queryKey)
    const rows = list?.pages.flatMap(page => page.rows) ?? []
    await Promise.all(rows.map(row => loadDefinition(row.serviceSlug, row.version)))
    return list !== undefined
  }
  const loadDrafts = async (): Promise<void> => {
    const query = { ...draftsQuery(client), staleTime: fresh }
    await queries.prefetchQuery(query)
    const drafts = queries.getQueryData(query.queryKey) ?? []
    await Promise.all(drafts.map(draft => loadDefinition(draft.serviceSlug, draft.opensVersion)))
  }
  const [, , ...lists] = await Promise.all([
    queries.prefetchQuery(catalogueQuery(client)),
    loadDrafts(),
    ...(Object.keys(groups) as GroupName[]).map(loadGroup),
  ])
  if (import.meta.env.SSR && lists.every(Boolean)) markDrawnAhead(queries)
}
