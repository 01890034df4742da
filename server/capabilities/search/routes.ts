// Search over HTTP: what the caller may see, in the language of the call.

import type { searchCalls } from '@bawaba/contract/calls/search.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { MostSearched } from './most-searched.ts'
import { countsOf, entryView, hitView, type Search } from './search.ts'

const usual = 20
const mostShown = 6

export const searchRoutes = (
  search: Search,
  mostSearched: MostSearched,
): Handlers<keyof typeof searchCalls> => ({
  'GET search': ({ query, actor, device, language, address }) => {
    const hits = search.search(query.q, { actor, device }, query.typing ?? false)
    const [first] = hits
    if (first && !first.isPartial && !query.typing)
      mostSearched.count(first.kind, first.item.id, actor.mode === 'VISITOR' ? address : actor.accountId)
    const chosen = query.kind ? hits.filter(({ kind }) => kind === query.kind) : hits
    return {
      items: chosen.slice(0, query.limit ?? usual).map(hit => hitView(hit, language)),
      total: chosen.length,
      counts: countsOf(hits),
      isPartial: first?.isPartial ?? false,
    }
  },
  'GET search/mostSearched': async ({ actor, device, language }) => {
    const most = await mostSearched.read()
    return most
      .flatMap(({ kind, item }) => search.find(kind, item, { actor, device }) ?? [])
      .slice(0, mostShown)
      .map(entry => entryView(entry, language))
  },
})
