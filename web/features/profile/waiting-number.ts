// A new number that waits for its code: stored in the tab, so that a reload, or a phone that drops the tab while the message is
// read, loses no code. It goes with the sign-out as forms do.

import type { Verification } from '@bawaba/contract/entities/profile.ts'
import type { SafeStorage } from '../../client/storage.ts'
import { storedFormName } from '../../client/stored-forms.ts'

export type WaitingNumber = { mobile: string; verification: Verification }

/** Who comes back later asks for another code. */
const longestMs = 30 * 60_000

export const waitingNumber = (shelf: SafeStorage, userId: string, now: () => number) => {
  const name = storedFormName([userId, 'new-mobile'])
  return {
    read: (): WaitingNumber | undefined => {
      const stored = JSON.parse(shelf.getItem(name) ?? 'null') as (WaitingNumber & { until: number }) | null
      return stored && stored.until > now() ? stored : undefined
    },
    write: (waiting: WaitingNumber | undefined): void => {
      if (waiting) shelf.setItem(name, JSON.stringify({ ...waiting, until: now() + longestMs }))
      else shelf.removeItem(name)
    },
  }
}
