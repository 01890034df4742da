// A slot of the page that another part of it draws, while it is there.

import { useEffect, useState } from 'react'

export const useSlot = (find: () => Element | null): Element | null => {
  const [element, setElement] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setElement(find())
    look()
    // Headers and the questions of a form come and go.
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => watch.disconnect()
  }, [find])
  return element
}
