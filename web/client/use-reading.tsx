// When and where an end is read: by the server's clock, in the zone of the device.

import type { Reading } from '@bawaba/language/ends.ts'
import { timeZone } from '@bawaba/language/index.ts'
import { useState, useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

const never = () => () => undefined
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What `formatEnd` needs. A page that the server draws is drawn for Cairo. */
export const useReading = (): Reading => {
  const zone = useSyncExternalStore(never, zoneHere, () => timeZone)
  const [now] = useState(serverNow)
  return { now, zone }
}
