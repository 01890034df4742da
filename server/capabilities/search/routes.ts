// Search over HTTP: what the caller may see, in the language of the call.

import type { Handlers } from '../../platform/http/call.ts'
import type { Catalogue, CatalogueEntry } from '../catalogue/index.ts'
import { type Findable, findable, search } from './search.ts'

const weights = { title: 4, description: 2, rest: 1 }
// Folding a service costs more than searching it, and an entry lives until the next publishing.
const folded = new WeakMap<CatalogueEntry, Findable<CatalogueEntry>>()

/** Both languages are searched whatever the page's: people mix them. */
const findableOf = (entry: CatalogueEntry): Findable<CatalogueEntry> => {
  const known = folded.get(entry)
  if (known) return known
  const { definition } = entry.row
  const inBoth = (key: string, weight: number) =>
    Object.values(definition.translations).map(texts => ({ text: texts[key] ?? '', weight }))
  const made = findable(entry, [
    ...inBoth(definition.serviceLabel, weights.title),
    ...inBoth(definition.description, weights.description),
    ...(definition.requiredPapers ?? []).flatMap(key => inBoth(key, weights.rest)),
    { text: definition.serviceSlug.replaceAll('_', ' '), weight: weights.rest },
  ])
  folded.set(entry, made)
  return made
}

export const searchRoutes = (catalogue: Catalogue): Handlers<'GET search'> => ({
  'GET search': ({ query, actor, device, language }) => {
    const found = search(query.q, catalogue.entriesFor(actor, device).map(findableOf))
    const items = found.slice(0, query.limit ?? 20).map(({ row: { slug, definition } }) => ({
      kind: 'service' as const,
      serviceSlug: slug,
      title: definition.translations[language][definition.serviceLabel] ?? slug,
      text: definition.translations[language][definition.description] ?? '',
    }))
    return { items, total: found.length }
  },
})
