// Drafts of the person who is signed in. In memory they stand with the answers of the server, so that they go when the
// person goes.

import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createDraft, type Draft } from './drafts.ts'
import { useSession } from './hooks.tsx'

/** `key` identifies a draft: the request, and what is being written about it. */
export const useDraft = <T,>(...key: readonly string[]): Draft<T> => {
  const queries = useQueryClient()
  const { userId = '' } = useSession()
  const storageKey = JSON.stringify([userId, ...key])
  return useMemo(() => {
    const parts: string[] = JSON.parse(storageKey)
    const queryKey = ['draft', ...parts]
    const memory = {
      get: () => queries.getQueryData(queryKey),
      set: (value: unknown) => void queries.setQueryData(queryKey, value),
      drop: () => queries.removeQueries({ queryKey, exact: true }),
    }
    return createDraft<T>(() => sessionStorage, memory, parts)
  }, [queries, storageKey])
}
