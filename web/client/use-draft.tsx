// Drafts of the person who is signed in. In memory they stand with the answers of the server, so that they go when the
// person goes.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createDraft, type Draft } from './drafts.ts'
import { formShelf } from './form-shelf.ts'
import { useSession } from './hooks.tsx'

const draftOf = <T,>(queries: QueryClient, parts: string[]): Draft<T> => {
  const queryKey = ['draft', ...parts]
  const memory = {
    get: () => queries.getQueryData(queryKey),
    set: (value: unknown) => void queries.setQueryData(queryKey, value),
    drop: () => queries.removeQueries({ queryKey, exact: true }),
  }
  return createDraft<T>(() => formShelf, memory, parts)
}

/** `key` identifies a draft: the request, and what is being written about it. */
export const useDraft = <T,>(...key: readonly string[]): Draft<T> => {
  const queries = useQueryClient()
  const { userId = '' } = useSession()
  const storageKey = JSON.stringify([userId, ...key])
  return useMemo(() => draftOf<T>(queries, JSON.parse(storageKey)), [queries, storageKey])
}

/** The draft of a key that is not known when the page is drawn. */
export const useDraftOf = (): (<T>(...key: readonly string[]) => Draft<T>) => {
  const queries = useQueryClient()
  const { userId = '' } = useSession()
  return useCallback((...key) => draftOf(queries, [userId, ...key]), [queries, userId])
}
