// What the steps before have handed over. The server, which draws the page too, knows nothing of it: it is read once the
// browser has taken over.

import { useEffect, useState } from 'react'
import { type Recovery, readRecovery, takeLinkToken } from './recovery.ts'

/** Undefined until it was read. */
export const useRecovery = (): Recovery | undefined => {
  const [recovery, setRecovery] = useState<Recovery>()
  useEffect(() => {
    takeLinkToken()
    setRecovery(readRecovery())
  }, [])
  return recovery
}
