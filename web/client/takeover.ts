// Taking over a page that the server drew: until all of it is alive, what it was drawn from stays as it is.
//
// React compares what a component draws with the markup that stands there. Parts of a page come to life one after the other
// (each route and each late part by itself), and a component reads its queries as they are at that moment: one that was read
// again meanwhile differs from the markup, and React throws the part away and draws it anew (error #418). So a query that
// came with the page answers what it came with, and is read again once the page is alive; one that is to be forgotten is
// forgotten then. And nobody leaves a page whose route is still without life: it would come to life for an address that is
// another's by then.

import type { QueryClient } from '@tanstack/react-query'

/** A part that does not come to life (its script is missing) holds back nothing for longer than this. */
const longestMs = 10_000

/** The part that every page is: its route's component. */
const page = 'page'

export const createTakeover = (later: (action: () => void, ms: number) => void) => {
  const awaited = new Set<string>()
  const alive = new Set<string>()
  const drawn = new Set<string>()
  const forgets = new Map<string, () => void>()
  let end: (() => void) | undefined
  let pageLives = () => {}
  let untilPageLives: Promise<void> | undefined
  return {
    /** Parts that are drawn name themselves before they are alive. Asked again for one that is, it stays alive. */
    awaits: (part: string): void => {
      if (end && !alive.has(part)) awaited.add(part)
    },

    isAlive: (part: string = page): void => {
      alive.add(part)
      awaited.delete(part)
      if (part === page) pageLives()
      if (awaited.size === 0) end?.()
    },

    /** Done once the page may be left: at once where the browser draws it. */
    pageIsAlive: async (): Promise<void> => untilPageLives,

    /** Lets a query be forgotten: at once, or as soon as the page is alive where it came with the page. */
    release: (queryHash: string, forget: () => void): void => {
      if (end && drawn.has(queryHash)) forgets.set(queryHash, forget)
      else forget()
    },

    /** Holds what `queries` has now until the page is alive, then reads again what somebody wanted to meanwhile. */
    begin: (queries: QueryClient): void => {
      for (const { queryHash } of queries.getQueryCache().getAll()) drawn.add(queryHash)
      const wanted = new Set<string>()
      awaited.add(page)
      untilPageLives = new Promise(resolve => {
        pageLives = resolve
      })
      const defaults = queries.getDefaultOptions()
      queries.setDefaultOptions({
        ...defaults,
        queries: {
          ...defaults.queries,
          persister: (queryFn, context, { queryHash, state }) => {
            if (!end || !drawn.has(queryHash) || state.data === undefined) return queryFn(context)
            wanted.add(queryHash)
            return state.data
          },
        },
      })
      end = () => {
        end = undefined
        for (const forget of forgets.values()) forget()
        void queries.invalidateQueries({ predicate: ({ queryHash }) => wanted.has(queryHash) })
      }
      later(() => {
        pageLives()
        end?.()
      }, longestMs)
    },
  }
}

/** Of the page of this browser; on the server nothing is ever taken over. */
export const takeover = createTakeover(setTimeout)
