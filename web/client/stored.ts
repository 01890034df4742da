// What the browser keeps between visits, under the names of the specification.
// The three apps share one origin, so the staff's and the agents' values carry their app's name in front:
// someone may be signed in as a citizen and as an employee in the same browser.

import type { Mode } from '@bawaba/contract/entities/person.ts'

const shared = ['lang', 'theme', 'maintenance'] as const
const own = [
  'userId',
  'usertoken',
  'userSlug',
  'user',
  'logoutUrl',
  /** When the session would end, in milliseconds of this browser's clock. */
  'sessionEndsAt',
  /** A session that ended here and, as far as this browser knows, not yet on the server. */
  'endOwed',
  'requestOwnerToken',
  /** Whom one acts for, beside the token: what the bar says. */
  'requestOwner',
  'agentToken',
  'agentId',
  'cacheVersion',
  'requestConfigurations',
  'userOrder',
  'userSorts',
  /** The guided tours that were seen to their end or put away, by name. */
  'toursSeen',
  /** As what one uses the portal: `individual`, `company` or `staff`. */
  'browsingType',
  /** `off` where shortcuts of a single key are turned off. */
  'singleKeys',
  /** `on` where the next request opens after an act. */
  'autoAdvance',
] as const

export type StoredName = (typeof shared)[number] | (typeof own)[number]

export type Stored = {
  get(name: StoredName): string | null
  set(name: StoredName, value: string): void
  remove(...names: StoredName[]): void
  /** Called when a value changes, here or in another tab. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A shelf for servers, tests and browsers that refuse to store: it lasts as long as the page. */
export const memoryShelf = (): Shelf => {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

const isShared = (name: StoredName): boolean => (shared as readonly string[]).includes(name)

export const createStored = (shelf: Shelf, mode: Mode): Stored => {
  const keyOf = (name: StoredName) =>
    mode === 'CITIZEN' || isShared(name) ? name : `${mode.toLowerCase()}.${name}`
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: name => shelf.getItem(keyOf(name)),
    set(name, value) {
      shelf.setItem(keyOf(name), value)
      tell()
    },
    remove(...names) {
      for (const name of names) shelf.removeItem(keyOf(name))
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      globalThis.addEventListener?.('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', listener)
      }
    },
  }
}

export const cacheVersion = 'v2'

/** What an older version of the portal saved would be read wrongly: it is dropped. */
export const dropOutdated = (stored: Stored): void => {
  if (stored.get('cacheVersion') === cacheVersion) return
  stored.remove('requestConfigurations', 'userOrder', 'userSorts')
  stored.set('cacheVersion', cacheVersion)
}
