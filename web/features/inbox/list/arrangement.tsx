// Which columns one sees and in which order, kept in this browser for each person.

import { useStoredForPerson } from '../../../client/stored-for-person.tsx'
import { standardColumns } from './columns.tsx'

export type Arrangement = {
  /** Ids of the columns that are shown, in their order. */
  shown: readonly string[]
  /** Whether it is one's own and not the standard one. */
  isOwn: boolean
  arrange: (ids: readonly string[]) => void
  reset: () => void
}

export const useArrangement = (): Arrangement => {
  const [stored, keep] = useStoredForPerson('userOrder')
  const own = Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : undefined
  return {
    shown: own ?? standardColumns,
    isOwn: own !== undefined,
    arrange: keep,
    reset: () => keep(undefined),
  }
}
