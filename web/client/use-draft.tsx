// Drafts of the person who is signed in. In memory they stand with the answers of the server, so that they go when the
// person goes.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** Drops the draft of a key from elsewhere: what it became is over. */
export const useDropDraft = (): ((...key: readonly string[]) => void) => {
  const queries = useQueryClient()
  const { userId = '' } = useSession()
  return (...key) => draftOf(queries, [userId, ...key]).drop()
}
