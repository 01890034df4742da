// Goes on to the next by itself every five seconds, on large screens, as long as nobody has stopped it or is reading, and
// never for those who want no motion.

import { useMedia } from '@bawaba/ui/use-media.tsx'
import { tabStorage } from '@bawaba/web/client/storage.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

const everyMs = 5_000
const wide = '(width >= 64rem) and (prefers-reduced-motion: no-preference)'

/** Calls `next` while `isRunning`. */
export const useAutoplay = (isRunning: boolean, next: () => void): void => {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  const isOn = useMedia(wide) && isRunning
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => !document.hidden && latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [isOn])
}

const key = 'projects-paused'

/** Whether the reader has stopped it; that lasts as long as the tab. */
export const usePaused = (): [isPaused: boolean, setPaused: (isPaused: boolean) => void] => {
  const [isPaused, setPaused] = useState(false)
  // The server drew it without knowing.
  useEffect(() => setPaused(tabStorage.getItem(key) === 'yes'), [])
  const store = useCallback((value: boolean) => {
    tabStorage.setItem(key, value ? 'yes' : 'no')
    setPaused(value)
  }, [])
  return [isPaused, store]
}
