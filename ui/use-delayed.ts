// An action that waits a moment. Called again meanwhile, it waits anew; what runs is the action of the latest drawing,
// never the one that was current when the wait began: its reader may have moved on since.

import { useEffect, useRef } from 'react'

export type Delayed = { start: () => void; cancel: () => void }

/** `ms`: how long it waits, in milliseconds. It does not run once the component is gone. */
export const useDelayed = (action: () => void, ms: number): Delayed => {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start() {
      cancel()
      timer.current = setTimeout(() => latest.current(), ms)
    },
    cancel,
  }
}
