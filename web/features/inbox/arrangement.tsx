// Which columns one sees and in which order, kept in this browser for each person.

import { useCallback, useSyncExternalStore } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { standardColumns } from './columns.tsx'

type Kept = Record<string, string[]>

const readKept = (text: string | null): Kept => {
  try {
    const kept = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export type Arrangement = {
  /** Ids of the columns that are shown, in their order. */
  shown: readonly string[]
  /** Whether it is one's own and not the standard one. */
  isOwn: boolean
  arrange: (ids: readonly string[]) => void
  reset: () => void
}

export const useArrangement = (): Arrangement => {
  const { stored } = useClient()
  const { userId = '' } = useSession()
  const text = useSyncExternalStore(stored.subscribe, () => stored.get('userOrder'))
  const kept = readKept(text)
  const own = Array.isArray(kept[userId]) ? kept[userId].filter(id => typeof id === 'string') : undefined
  const save = useCallback(
    (ids: readonly string[] | undefined) => {
      const { [userId]: _, ...others } = readKept(stored.get('userOrder'))
      stored.set('userOrder', JSON.stringify(ids ? { ...others, [userId]: ids } : others))
    },
    [stored, userId],
  )
  return {
    shown: own ?? standardColumns,
    isOwn: own !== undefined,
    arrange: save,
    reset: () => save(undefined),
  }
}
