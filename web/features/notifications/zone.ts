// Whose clock counts for messages: Cairo's, or that of the place where the reader is.

import type { Language } from '@bawaba/language/index.ts'

/** Clocks that are Cairo's, or nobody's. */
const noOther = ['Africa/Cairo', 'UTC']

/** `Saudi Arabia Time`; its identifier where there is no name. */
export const zoneName = (language: Language, zone: string): string => {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Where this device is, unless that is Cairo; otherwise what was chosen elsewhere before. */
export const ownZone = (stored: string | null): string | null => {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  return noOther.includes(device) ? stored : device
}
