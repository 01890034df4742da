// What the whole app needs could not be loaded, or a part of the page is missing: says so until it is there, with a way to
// try again.

import type { Query, QueryClient } from '@tanstack/react-query'
import { missingParts } from '../client/missing-parts.ts'
import { messages } from './load-failures.messages.ts'
import { announce, retract } from './toasts.tsx'

const id = 'load-failure'
const partsId = 'missing-parts'
const isGlobal = (query: Query) => query.meta?.global === true

type State = 'fine' | 'failed' | 'trying'

/** Of the queries marked `meta: { global: true }`: some failed when all have finished, or are being tried again. */
const stateOf = (queries: QueryClient): State => {
  const all = queries.getQueryCache().findAll({ predicate: isGlobal })
  if (!all.some(({ state }) => state.errorUpdateCount > 0 && state.data === undefined)) return 'fine'
  return all.some(({ state }) => state.fetchStatus === 'fetching') ? 'trying' : 'failed'
}

/**
 * Says that parts of the page are missing, and reports each that broke once. Without a connection the page says that alone:
 * they come with it.
 */
export const watchParts = (report: (error: unknown) => void): void => {
  const known = new Set<unknown>()
  const run = () => {
    for (const { again } of missingParts.read()) again()
  }
  const follow = () => {
    const parts = missingParts.read()
    for (const { error } of parts)
      if (error !== undefined && !known.has(error)) {
        known.add(error)
        report(error)
      }
    if (parts.length === 0 || !navigator.onLine) return retract(partsId)
    const action = { text: messages.tryAgain, run }
    announce({ id: partsId, kind: 'warning', message: messages.loadFailed, action })
  }
  addEventListener('missing-parts', follow)
  follow()
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
