// Links that open as a dialog where the page is alive, and lead to a page of their own where it is not: pressed plainly, and
// not for a new tab.

import { useEffect } from 'react'

/** `open` is called instead of following links of the frame to `path`; those inside the page's content are followed. */
export const useOpenedLinks = (path: string, open: () => void): void => {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = event.target instanceof Element ? event.target.closest('header a') : null
      if (!isPlain || link?.getAttribute('href') !== path) return
      event.preventDefault()
      event.stopPropagation()
      open()
    }
    // Before the router, which listens at the root of the page.
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [path, open])
}
