// The two storages of a browser, which never throw: where storing is blocked or full, a value lasts as long as the page.
// Everything that the portal stores in a browser goes through here.

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** @param open called at each use: browsers that block a storage throw when it is named */
export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>()
  const attempt = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  const names = () => [
    ...attempt(storage => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
    ...memory.keys(),
  ]
  return {
    getItem: name => memory.get(name) ?? attempt(storage => storage.getItem(name), null),
    setItem(name, value) {
      memory.delete(name)
      const isStored = attempt(storage => {
        storage.setItem(name, value)
        return true
      }, false)
      if (!isStored) memory.set(name, value)
    },
    removeItem(name) {
      memory.delete(name)
      attempt(storage => storage.removeItem(name), undefined)
    },
    key: index => names()[index] ?? null,
    get length() {
      return names().length
    },
  }
}

/** Values of all tabs, until they are removed. */
export const deviceStorage = createSafeStorage(() => localStorage)
/** Values of this tab, until it is closed. */
export const tabStorage = createSafeStorage(() => sessionStorage)
