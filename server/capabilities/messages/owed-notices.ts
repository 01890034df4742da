// Legal notices that reached nobody for 30 days: the portal owes them to the owner of the request, and staff see it.

import type { Queries } from '../../platform/database/index.ts'
import type { Owed } from '../owed/index.ts'
import { arrivedSql, legalStore } from './legal-store.ts'

type Dependencies = { database: Queries; owed: Pick<Owed, 'isDue' | 'rest' | 'drop'>; clock: () => Date }

export const createOwedNotices = ({ database, owed, clock }: Dependencies) => {
  const store = legalStore(database)
  const rest = (requestId: string) => owed.rest('messages.notify', requestId, 'noChannel')
  return {
    /** A message was given up. */
    givenUp: async (id: string): Promise<void> => {
      const found = await store.requestOf(id)
      if (found) await rest(found.requestId)
    },

    isDue: () => owed.isDue('messages.notify'),
    /** Tries them again; what has arrived meanwhile is owed no more. */
    run: async (): Promise<void> => {
      await owed.drop('messages.notify', arrivedSql)
      for (const { requestId } of await store.again(clock())) await rest(requestId)
    },
  }
}
