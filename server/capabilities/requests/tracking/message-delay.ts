// The reason to wait of a message: nobody has read what the owner wrote, so their request does not end yet.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import { type WorkingCalendar, workingDate } from '@bawaba/language/working-days.ts'
import type { MayEnd } from '../../../capability.ts'
import type { NewMessagesStore } from './new-messages-store.ts'

type Dependencies = {
  store: Pick<NewMessagesStore, 'delays'>
  calendar: () => WorkingCalendar
  clock: () => Date
}

/**
 * Once, until the morning after the next working day: nothing ends at night. The time depends only on the end that has passed,
 * so further messages add none.
 */
export const messageDelay =
  ({ store, calendar, clock }: Dependencies): MayEnd =>
  async ({ requestId, endsAt, isByStaff }) => {
    const lastDay = workingDate(calendar(), cairoDate(endsAt), 1)
    const latest = cairoInstant(`${addDays(lastDay, 1)}T08:00`)
    return !isByStaff && clock() < latest && (await store.delays(requestId)) ? 'message' : undefined
  }
