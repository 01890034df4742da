// What a search answered, as lists show it: in groups of one kind, the kind of the best answer first.

import type { SearchHit } from '@bawaba/contract/calls/search.ts'
import type { FoundKind } from '@bawaba/contract/found-kinds.ts'

export type Group<Hit> = { kind: FoundKind; hits: readonly Hit[] }

export const inGroups = <Hit extends Pick<SearchHit, 'kind'>>(hits: readonly Hit[]): Group<Hit>[] =>
  [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({ kind, hits: own }))

/** A path with its query as the router takes them apart. */
export const targetOf = (path: string): { to: string; search: Record<string, string> } => {
  const [to = '/', query = ''] = path.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
