// Whether the page is scrolled past so many pixels.

import { useEffect, useState } from 'react'

export const useScrolledPast = (pixels: number): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const read = () => setPast(scrollY > pixels)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [pixels])
  return isPast
}
