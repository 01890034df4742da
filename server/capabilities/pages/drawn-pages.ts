// Public pages as they were drawn, stored for the visitors who come next: dropped as soon as something they show has
// changed, and after a while, because what is open or announced depends on the hour.

import { isLanguage } from '@bawaba/language/index.ts'
import type { Ready } from '../../platform/http/encodings.ts'

type Dependencies = {
  /** What pages are drawn from, as objects that are the same ones until it changes; undefined: keep nothing now. */
  sources: () => readonly unknown[] | undefined
  /** Milliseconds, of any clock that only goes forward. */
  now: () => number
}

const lifeMs = 10_000
/** Of all stored pages together, uncompressed. */
const mostBytes = 16 * 1024 * 1024

/** The router reads letters of either case, but the name of a service is written in one way. */
const ownSpelling = /^\/$|^(\/([a-z0-9-]+|[A-Z0-9_-]+))+$/

/**
 * Whether a page of this address is stored: one page has few addresses then, or whoever asks for `/SeRvices`, `/%73ervices`
 * and `?lang=1`, `?lang=2` without end would drive out what others come for.
 */
export const isStorable = ({ pathname, searchParams }: URL): boolean => {
  const query = [...searchParams]
  return (
    ownSpelling.test(pathname) &&
    query.length <= 1 &&
    query.every(([name, value]) => name === 'lang' && isLanguage(value))
  )
}

/** A page with the policy that its document goes by. */
export type StoredPage = Ready & { policy: string }
type Entry = { page: StoredPage; until: number }

export const createDrawnPages = ({ sources, now }: Dependencies) => {
  const pages = new Map<string, Entry>()
  let from: readonly unknown[] = []
  let bytes = 0

  const drop = (key: string): void => {
    bytes -= pages.get(key)?.page.bytes.length ?? 0
    pages.delete(key)
  }
  const clear = (): void => {
    pages.clear()
    bytes = 0
  }
  /** Whether anything may be stored; what was drawn from something older is gone then. */
  const isCurrent = (): boolean => {
    const current = sources()
    if (!current || current.some((source, index) => source !== from[index])) {
      clear()
      from = current ?? []
    }
    return current !== undefined
  }

  return {
    find: (key: string): StoredPage | undefined => {
      if (!isCurrent()) return undefined
      const entry = pages.get(key)
      if (entry && entry.until > now()) return entry.page
      drop(key)
      return undefined
    },

    /** Begins to draw; gives the way to keep what comes of it, unless what it was drawn from has changed meanwhile. */
    begin: (key: string): ((page: StoredPage) => void) => {
      if (!isCurrent()) return () => undefined
      const drawnFrom = from
      return page => {
        if (!isCurrent() || from !== drawnFrom) return
        drop(key)
        // The oldest go first.
        for (const oldest of pages.keys()) {
          if (bytes + page.bytes.length <= mostBytes) break
          drop(oldest)
        }
        pages.set(key, { page, until: now() + lifeMs })
        bytes += page.bytes.length
      }
    },
  }
}
