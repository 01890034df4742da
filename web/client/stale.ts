// What writes make stale: the calls whose answers they change.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { QueryClient } from '@tanstack/react-query'

/** The calls that a page makes, and whose answers each of them changes. */
export type Effects = { readonly [Key in CallKey]?: readonly CallKey[] }

/** Marks the answers of these calls as out of date, whatever was asked. Over once what is shown was read again. */
export const makeStale = async (queries: QueryClient, calls: readonly CallKey[]): Promise<void> => {
  const stale: ReadonlySet<unknown> = new Set(calls)
  await queries.invalidateQueries({ predicate: ({ queryKey: [call] }) => stale.has(call) })
}
