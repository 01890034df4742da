// What the whole app needs could not be loaded: says so until it is there, with a way to try again; while trying it says
// that, and can be put away.

import type { Query, QueryClient } from '@tanstack/react-query'
import { messages } from './load-failures.messages.ts'
import { announce, retract } from './toasts.tsx'

const id = 'load-failure'
const isGlobal = (query: Query) => query.meta?.global === true

type State = 'fine' | 'failed' | 'trying'

/** Of the queries marked `meta: { global: true }`: some failed when all have finished, or are being tried again. */
const stateOf = (queries: QueryClient): State => {
  const all = queries.getQueryCache().findAll({ predicate: isGlobal })
  if (!all.some(({ state }) => state.errorUpdateCount > 0 && state.data === undefined)) return 'fine'
  return all.some(({ state }) => state.fetchStatus === 'fetching') ? 'trying' : 'failed'
}

/** Watches them for as long as the page is open. */
export const watchLoads = (queries: QueryClient): void => {
  const run = () =>
    void queries.refetchQueries({ predicate: query => isGlobal(query) && query.state.status === 'error' })
  const say: Record<State, () => void> = {
    fine: () => retract(id),
    failed: () =>
      announce({
        id,
        kind: 'error',
        message: messages.loadFailed,
        action: { text: messages.tryAgain, run },
        stays: true,
      }),
    trying: () => announce({ id, message: messages.trying }),
  }
  let state: State = 'fine'
  const follow = () => {
    const next = stateOf(queries)
    if (next === state) return
    state = next
    say[state]()
  }
  queries.getQueryCache().subscribe(follow)
  follow()
}
