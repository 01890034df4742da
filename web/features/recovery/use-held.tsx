// What the steps before have handed over. The server, which draws the page too, knows nothing of it: it is read once the
// browser has taken over.

import { useEffect, useState } from 'react'
import { type Held, readHeld, takeLinkToken } from './held.ts'

/** Undefined until it was read. */
export const useHeld = (): Held | undefined => {
  const [held, setHeld] = useState<Held>()
  useEffect(() => {
    takeLinkToken()
    setHeld(readHeld())
  }, [])
  return held
}
