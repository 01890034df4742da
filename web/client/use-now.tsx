// The server's clock in React: as an answer had it while the page is taken over, so that both draw the same, then running.

import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

const everyMs = 10_000

export const useNow = (drawnAt: string): Date => {
  const [now, setNow] = useState(() => new Date(drawnAt))
  useEffect(() => {
    const look = () => setNow(serverNow())
    look()
    const timer = setInterval(look, everyMs)
    // A device that slept runs no timer.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
