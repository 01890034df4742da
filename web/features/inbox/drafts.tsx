// What was begun and not yet sent, for as long as the page lives: moving to another request and back loses nothing.
// It is kept with the answers of the server, so that it goes when the person goes.

import { useQueryClient } from '@tanstack/react-query'

export type Draft<T> = { read: () => T | undefined; keep: (value: T) => void; drop: () => void }

/** `key` tells one draft from another: the request, and what is being written about it. */
export const useDraft = <T,>(...key: readonly string[]): Draft<T> => {
  const queries = useQueryClient()
  const queryKey = ['draft', ...key]
  return {
    read: () => queries.getQueryData<T>(queryKey),
    keep: value => void queries.setQueryData(queryKey, value),
    drop: () => queries.removeQueries({ queryKey, exact: true }),
  }
}
