// Whether the page is as wide as something needs: a table becomes cards, and only one of the two is on the page.

import { useMemo, useSyncExternalStore } from 'react'

/** Follows a media query. The workspace is drawn in the browser alone, so there is always a width to ask. */
export const useMedia = (query: string): boolean => {
  const media = useMemo(() => matchMedia(query), [query])
  return useSyncExternalStore(
    listener => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )
}
