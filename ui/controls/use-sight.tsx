// Whether an element has come into sight: heavy parts of a form are fetched only then.

import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come into sight, or near it. */
export const useSight = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
