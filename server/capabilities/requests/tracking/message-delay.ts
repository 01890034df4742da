// The reason to wait of a message: nobody has read what the owner wrote, so their request does not end yet.

import { cairoDate } from '@bawaba/language/index.ts'
import { endOfCairoDay, type WorkingCalendar, workingDate } from '@bawaba/language/working-days.ts'
import type { MayEnd } from '../../../capability.ts'
import type { NewMessagesStore } from './new-messages-store.ts'

type Dependencies = {
  store: Pick<NewMessagesStore, 'delays'>
  calendar: () => WorkingCalendar
  clock: () => Date
}

/** Once, until the end of the next working day: it depends on the time that is over alone, so further messages add none. */
export const messageDelay =
  ({ store, calendar, clock }: Dependencies): MayEnd =>
  async ({ requestId, endsAt, isByStaff }) => {
    const latest = endOfCairoDay(workingDate(calendar(), cairoDate(endsAt), 1))
    return !isByStaff && clock() < latest && (await store.delays(requestId)) ? 'message' : undefined
  }
