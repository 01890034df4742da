// Answers that were taken over from a profile or an earlier request: filled in where nothing was typed, and known for as long as they stay as
// they came. An answer that was edited is its person's own, also when it reads the same again.

import type { EarlierSource, Prefilled } from '@bawaba/contract/entities/prefill.ts'
import type { Answers, FormStore } from '@bawaba/forms/index.ts'

export type FollowedPrefill = {
  /** Names of the questions whose answer is still the one that the form began with. */
  names(): string[]
  has(name: string): boolean
  /** The earlier request that an answer comes from; undefined where it is the profile's, or was edited. */
  sourceOf(name: string): EarlierSource | undefined
  /** The same of all that come from one. */
  earlier(): Prefilled['earlier']
  subscribe(listener: () => void): () => void
}
type Store = Pick<FormStore, 'activity' | 'get' | 'set' | 'subscribeAll'>

const isUntouched = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fills the questions that were left alone. Answers their names. */
export const fillFrom = (store: Store, known: Answers): string[] =>
  Object.entries(known).flatMap(([name, value]) => {
    if (!store.activity.byName.has(name) || !isUntouched(store.get(name))) return []
    store.set(name, value)
    return [name]
  })

/** Follows answers, as they stand now, until each is edited. */
export const followPrefilled = (
  store: Store,
  names: readonly string[],
  earlier: Prefilled['earlier'] = {},
): FollowedPrefill => {
  const untouched = new Map(
    names.flatMap(name => (store.activity.byName.has(name) ? [[name, store.get(name)]] : [])),
  )
  const listeners = new Set<() => void>()
  if (untouched.size > 0)
    store.subscribeAll(() => {
      const edited = [...untouched].filter(([name, value]) => store.get(name) !== value)
      for (const [name] of edited) untouched.delete(name)
      if (edited.length > 0) for (const listener of listeners) listener()
    })
  return {
    names: () => [...untouched.keys()],
    has: name => untouched.has(name),
    sourceOf: name => (untouched.has(name) ? earlier[name] : undefined),
    earlier: () => Object.fromEntries(Object.entries(earlier).filter(([name]) => untouched.has(name))),
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
