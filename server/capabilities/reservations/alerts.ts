// Alerts: whoever wants something of a lot that has none left is notified once when one is free again. It stays free for
// everybody, and the message says so.

import type { LotNames } from '../../capability.ts'
import type { Database } from '../../platform/database/index.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Notice, Notices } from '../notifications/index.ts'
import { alertsStore, type Lot } from './alerts-store.ts'
import { lotTitle } from './lots.ts'

type Dependencies = {
  database: Database
  budgets: Pick<Budgets, 'take'>
  notices: Notices
  clock: () => Date
  linkTo: LinkTo
  /** What the lots of a kind are called. */
  namesOf(kind: string): LotNames | undefined
}

/** Signing up and off again is no load and no flood of messages. */
const signUps = { limit: 30, windowMs: 60 * 60_000 }
const lotsAtOnce = 50
const peopleAtOnce = 200

export const createAlerts = ({ database, budgets, notices, clock, linkTo, namesOf }: Dependencies) => {
  const store = alertsStore(database)

  const noticeOf = ({ kind, lot }: Lot): { notice: Notice; path: string } => {
    const names = namesOf(kind)
    const title = lotTitle(names, lot)
    const path = names?.pathOf(lot) ?? '/'
    const link = linkTo('citizen', path)
    return { notice: notices.write('available', language => ({ lot: title[language], link })), path }
  }

  return {
    isOn: store.isOn,

    /** Asked again it is the same alert. Throws MAX_ATTEMPTS. */
    add: async (lot: Lot, accountId: string): Promise<void> => {
      await budgets.take(`alerts ${accountId}`, signUps)
      await store.add(lot, accountId, clock())
    },

    remove: store.remove,

    isDue: async (): Promise<boolean> => (await store.due(clock(), 1)).length > 0,

    /** Writes to everybody who waits for what is free now. */
    notify: async (): Promise<void> => {
      for (const lot of await store.due(clock(), lotsAtOnce)) {
        const { notice, path } = noticeOf(lot)
        while ((await store.notify(lot, notice, path, peopleAtOnce, clock())) === peopleAtOnce);
      }
    },
  }
}
export type Alerts = ReturnType<typeof createAlerts>
