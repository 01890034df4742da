// Search over what all capabilities contribute: one index in memory, built anew when a source has other items.

import type { Language } from '@bawaba/language/index.ts'
import { marksOf } from './marks.ts'
import { createSearchIndex, type Entry, type Hit, type SearchIndex } from './search-index.ts'
import type { SearchItem, SearchSource, Viewer } from './source.ts'

/** `sources` is complete once the server is built. */
export const createSearch = (sources: () => readonly SearchSource[]) => {
  let from: (readonly SearchItem[])[] = []
  let index: SearchIndex = createSearchIndex([])
  let byId = new Map<string, Entry>()

  const current = (): SearchIndex => {
    const all = sources()
    const items = all.map(source => source.items())
    if (items.length === from.length && items.every((list, position) => list === from[position])) return index
    const entries = all.flatMap(({ kind }, position) => (items[position] ?? []).map(item => ({ kind, item })))
    from = items
    index = createSearchIndex(entries)
    byId = new Map(entries.map(entry => [`${entry.kind} ${entry.item.id}`, entry]))
    return index
  }

  return {
    search: (query: string, viewer: Viewer, isOpen: boolean) => current().search(query, viewer, isOpen),

    /** One thing, where the viewer may know of it. */
    find: (kind: string, id: string, viewer: Viewer): Entry | undefined => {
      current()
      const entry = byId.get(`${kind} ${id}`)
      return entry && (entry.item.isFor?.(viewer) ?? true) ? entry : undefined
    },
  }
}
export type Search = ReturnType<typeof createSearch>

/** How many of each kind were found. */
export const countsOf = (hits: readonly Entry[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kind } of hits) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

const longestText = 240

export const entryView = ({ kind, item }: Entry, language: Language) => ({
  kind,
  id: item.id,
  title: item.title[language],
  path: item.path,
  serviceSlug: kind === 'service' ? item.id : undefined,
})

export const hitView = (hit: Hit, language: Language) => {
  const whole = hit.item.text[language]
  const text = whole.length > longestText ? `${whole.slice(0, longestText)}…` : whole
  return {
    ...entryView(hit, language),
    text,
    titleMarks: marksOf(hit.item.title[language], hit.words),
    textMarks: marksOf(text, hit.words),
  }
}
