// The seconds until a decision goes out, counted here from what the server said was left.

import { useEffect, useState } from 'react'

const aSecond = 1000

/** Counts down from `leftMs`; `told` is whatever brought it, so that a later answer counts anew. */
export const useSecondsLeft = (leftMs: number, source: unknown): number => {
  const [ends, setEnds] = useState(() => ({ at: performance.now() + leftMs, source }))
  const [now, setNow] = useState(() => performance.now())
  if (ends.source !== source) setEnds({ at: performance.now() + leftMs, source })
  const seconds = Math.max(0, Math.ceil((ends.at - now) / aSecond))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(performance.now()), aSecond / 4)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}
