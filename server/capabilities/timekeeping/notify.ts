// What people are notified of after a closing: for how long it was, and until when they have time now.

import { promiseRows } from '@bawaba/contract/promise-kinds.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Notices } from '../notifications/index.ts'
import { type Extended, notifyStore } from './notify-store.ts'

type Dependencies = { database: Database; notices: Notices; clock: () => Date }

const atOnce = 200

export const createNotify = ({ database, notices, clock }: Dependencies) => {
  const store = notifyStore(database)
  const noticeOf = ({ what, endsAt, closedMs }: Extended) =>
    notices.write(
      'closedTime',
      language => ({
        closed: formatLength(language, closedMs),
        until: formatEnd(language, endsAt, { now: clock() }),
        what: promiseRows[what].own[language],
      }),
      { moment: endsAt },
    )
  return {
    isDue: store.isDue,
    /** Notifies everybody for whom something was extended. */
    run: async (): Promise<void> => {
      for (let found = await store.waiting(atOnce); found.length > 0; found = await store.waiting(atOnce))
        for (const extended of found) await store.notify(extended, noticeOf(extended), clock())
    },
  }
}
