// What the address of the search page holds.

import { type FoundKind, foundKinds } from '@bawaba/contract/found-kinds.ts'

/** As it stands in the address; `readSearch` makes sense of it. */
export type PortalSearch = { q?: string; kind?: string }

const queryIn = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
  return text === '' ? undefined : text
}

export const readSearch = (search: PortalSearch): { q?: string; kind?: FoundKind } => ({
  q: queryIn(search.q),
  kind: foundKinds.find(kind => kind === search.kind),
})

/** The call of the page, which its loader asks before it is drawn. */
export const searchInput = (q: string, kind: FoundKind | undefined) => ({ query: { q, kind, limit: 50 } })
