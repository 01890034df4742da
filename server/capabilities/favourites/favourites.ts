// Favourite services of a person, and the services most used. A favourite is stored by the slug of its service: it stays in
// the list while the service is closed. It is left out while the service is hidden from the person, and returns with it.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { cachedFor } from '../../platform/cached-for.ts'
import type { Actor, Device } from '../../platform/http/call.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { FavouritesStore } from './store.ts'

type Dependencies = {
  store: FavouritesStore
  catalogue: Pick<Catalogue, 'entriesFor' | 'get' | 'absence'>
  clock: () => Date
}

const countedDays = 90
const most = 6
/** What is used most changes slowly: every process counts again only now and then. */
const cacheMs = 10 * 60_000

export const createFavourites = ({ store, catalogue, clock }: Dependencies) => {
  const mostUsed = cachedFor(cacheMs, clock, now => store.mostUsed(addDays(cairoDate(now), -countedDays)))

  const visibleTo = (slugs: readonly string[], actor: Actor, device: Device): string[] => {
    const visible = new Set(catalogue.entriesFor(actor, device).map(({ row }) => row.slug))
    return slugs.filter(slug => visible.has(slug))
  }

  return {
    list: async (accountId: string, actor: Actor, device: Device): Promise<string[]> => {
      const slugs = await store.list(accountId)
      const visible = new Set(visibleTo(slugs, actor, device))
      const isClosed = (slug: string) => catalogue.absence(slug, actor, device)?.reason === 'closed'
      return slugs.filter(slug => visible.has(slug) || isClosed(slug))
    },

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
