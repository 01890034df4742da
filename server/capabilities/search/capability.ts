// What this capability contributes to the server: search over what all capabilities contribute to be found.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createMostSearched } from './most-searched.ts'
import { pageSource } from './page-source.ts'
import { searchRoutes } from './routes.ts'
import { createSearch } from './search.ts'
import { serviceSources } from './service-source.ts'
import { searchDeletes, searchStore } from './store.ts'

const writeMs = 60_000

export const capability = defineCapability({
  name: 'search',
  contribute: ({ database, clock, secret, contributions, catalogue }: Base & { catalogue: Catalogue }) => {
    const search = createSearch(() => [...contributions.values()].flatMap(({ finds = [] }) => finds))
    const mostSearched = createMostSearched({ store: searchStore(database), clock, secret })
    return {
      finds: [...serviceSources(catalogue), pageSource],
      handlers: searchRoutes(search, mostSearched),
      jobs: [
        {
          name: 'search.count',
          title: { ar: 'عدّ ما وصل إليه البحث', en: 'Count what searches led to' },
          everyMs: writeMs,
          isOwn: true as const,
          isAtStop: true,
          run: mostSearched.write,
        },
      ],
      tidies: searchDeletes(database),
    }
  },
})
