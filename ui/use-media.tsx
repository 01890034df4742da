// Whether a media query holds, as that changes: what no style sheet can decide, such as which of two things is on the page.

import { useMemo, useSyncExternalStore } from 'react'

/** Drawn on the server, where there is nothing to ask, it does not hold. */
export const useMedia = (query: string): boolean => {
  const media = useMemo(() => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query)), [query])
  return useSyncExternalStore(
    listener => {
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    () => media?.matches ?? false,
    () => false,
  )
}
