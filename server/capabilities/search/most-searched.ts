// What is searched for most, counted without people: a search counts for what stood first among its answers, once for each
// visitor and month. Its words are never stored, and nothing is shown that only few have searched for.

import { createHmac } from 'node:crypto'
import { cairoDate } from '@bawaba/language/index.ts'
import { cachedFor } from '../../platform/cached-for.ts'
import type { Count, SearchStore } from './store.ts'

/** So many different visitors of one month at least. */
const fewestVisitors = 5
const cacheMs = 10 * 60_000
/** Of one process between two writings; what comes beyond is not counted. */
const mostWaiting = 1000

const monthOf = (now: Date): string => `${cairoDate(now).slice(0, 7)}-01`
const monthBefore = (now: Date): string => {
  const [year = 0, month = 1] = cairoDate(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}

type Dependencies = { store: SearchStore; clock: () => Date; secret: string }

export const createMostSearched = ({ store, clock, secret }: Dependencies) => {
  let waiting = new Map<string, Count>()
  const read = cachedFor(cacheMs, clock, now => store.mostSearched(monthBefore(now), fewestVisitors))

  return {
    /** Notes that a search of somebody (an account or an address) led to this. */
    count: (kind: string, item: string, who: string): void => {
      if (waiting.size >= mostWaiting) return
      const month = monthOf(clock())
      const visitor = createHmac('sha256', secret).update(`search ${month} ${who}`).digest('hex').slice(0, 16)
      waiting.set(`${month} ${kind} ${item} ${visitor}`, { month, kind, item, visitor })
    },

    /** Writes what was noted, in one statement; what fails to be written is noted still. */
    write: async (): Promise<void> => {
      const counts = waiting
      waiting = new Map()
      if (counts.size === 0) return
      await store.add([...counts.values()], clock()).catch(error => {
        waiting = new Map([...counts, ...waiting])
        throw error
      })
    },

    read,
  }
}
export type MostSearched = ReturnType<typeof createMostSearched>
