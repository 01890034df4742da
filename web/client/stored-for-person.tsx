// A choice of one's own that this browser keeps: one entry of its storage holds those of all who sign in here.

import { useCallback, useSyncExternalStore } from 'react'
import { useClient, useSession } from './hooks.tsx'
import type { StoredName } from './stored.ts'

const readAll = (text: string | null): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What the person has stored under a name, whatever it is, and the way to store something else; undefined removes it. */
export const useStoredForPerson = (key: StoredName): [stored: unknown, store: (value: unknown) => void] => {
  const { stored } = useClient()
  const { userId = '' } = useSession()
  const text = useSyncExternalStore(
    stored.subscribe,
    () => stored.get(key),
    () => null,
  )
  const keep = useCallback(
    (value: unknown) => stored.set(key, JSON.stringify({ ...readAll(stored.get(key)), [userId]: value })),
    [stored, key, userId],
  )
  return [readAll(text)[userId], keep]
}
