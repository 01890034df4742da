// What was begun and not yet sent: stored for as long as the browser tab lives, so that another request, another language
// or a reload lose none of it. Whoever signs out leaves none of it behind.

import { storedFormName } from './stored-forms.ts'

export type Draft<T> = { read: () => T | undefined; keep: (value: T) => void; drop: () => void }

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Memory = { get: () => unknown; set: (value: unknown) => void; drop: () => void }

/** `memory` is used where the store is full or refused; `place` is the key of a draft, the person first. */
export const createDraft = <T>(shelf: () => Shelf, memory: Memory, key: readonly string[]): Draft<T> => {
  const name = storedFormName(['draft', ...key])
  const stored = (): T | undefined => {
    try {
      const text = shelf().getItem(name)
      return text === null ? undefined : (JSON.parse(text) as T)
    } catch {
      return undefined
    }
  }
  const write = (change: (shelf: Shelf) => void) => {
    try {
      change(shelf())
    } catch {
      // It does not survive a reload, and that is all.
    }
  }
  return {
    read: () => (memory.get() as T | undefined) ?? stored(),
    keep(value) {
      memory.set(value)
      write(to => to.setItem(name, JSON.stringify(value)))
    },
    drop() {
      memory.drop()
      write(from => from.removeItem(name))
    },
  }
}
