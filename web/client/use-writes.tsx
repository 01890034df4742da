// Calls that change something. What each of them makes stale stands beside it, and is read again where it is shown:
//
//     const write = useWrites({ 'POST holidays': ['GET holidays', 'GET workingCalendar'] })

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Input } from './client.ts'
import { useClient } from './hooks.tsx'
import { type Effects, makeStale } from './stale.ts'

/** Makes the calls of the table; whatever one makes stale is read again, where it is shown, before it is over. */
export const useWrites = <const Table extends Effects>(table: Table) => {
  const client = useClient()
  const queries = useQueryClient()
  return async <Key extends keyof Table & CallKey>(key: Key, ...input: Input<Key>): Promise<Answer<Key>> => {
    try {
      return await client.call(key, ...input)
    } finally {
      // A refusal too says that what is shown may be older.
      await makeStale(queries, table[key] ?? [])
    }
  }
}
