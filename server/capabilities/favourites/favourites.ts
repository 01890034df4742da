// Favourite services of a person, and the services most used. A favourite is stored by the slug of its service: while that is
// withdrawn it is left out of the list, and it returns with the service.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Actor, Device } from '../../platform/http/call.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { FavouritesStore } from './store.ts'

type Dependencies = {
  store: FavouritesStore
  catalogue: Pick<Catalogue, 'entriesFor' | 'get'>
  clock: () => Date
}

const countedDays = 90
const most = 6
/** What is used most changes slowly: every process counts again only now and then. */
const cacheMs = 10 * 60_000

export const createFavourites = ({ store, catalogue, clock }: Dependencies) => {
  let cached: { slugs: Promise<string[]>; until: number } | undefined

  const mostUsed = (): Promise<string[]> => {
    const now = clock()
    if (cached && now.getTime() < cached.until) return cached.slugs
    const slugs = store.mostUsed(addDays(cairoDate(now), -countedDays))
    cached = { slugs, until: now.getTime() + cacheMs }
    // A failure is not cached.
    slugs.catch(() => {
      cached = undefined
    })
    return slugs
  }

  const visibleTo = (slugs: readonly string[], actor: Actor, device: Device): string[] => {
    const visible = new Set(catalogue.entriesFor(actor, device).map(({ row }) => row.slug))
    return slugs.filter(slug => visible.has(slug))
  }

  return {
    list: async (accountId: string, actor: Actor, device: Device): Promise<string[]> =>
      visibleTo(await store.list(accountId), actor, device),

    /** Throws MODEL_NOT_FOUND for a service that the person does not see. */
    add: async (accountId: string, service: string, actor: Actor, device: Device): Promise<void> => {
      const { row } = catalogue.get(service, actor, device)
      await store.add(accountId, row.slug, clock())
    },

    remove: store.remove,

    mostUsed: async (actor: Actor, device: Device): Promise<string[]> =>
      visibleTo(await mostUsed(), actor, device).slice(0, most),
  }
}
export type Favourites = ReturnType<typeof createFavourites>
