// What this capability contributes to the server: all of a person's data: given to them, and erased where they ask and staff agree.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { draftsStore } from '../drafts/index.ts'
import type { Files } from '../files/index.ts'
import type { LettersOf } from '../letters/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { PersonSearch } from '../profiles/index.ts'
import type { Casework } from '../requests/index.ts'
import type { Sessions } from '../sessions/index.ts'
import { createDownload } from './download.ts'
import { createErasures } from './erasures.ts'
import { createHolds } from './holds.ts'
import { createRequestsOf } from './list-requests.ts'
import { erasureQueues } from './queue-store.ts'
import { personalDataRoutes } from './routes.ts'
import { personalDataStore } from './store.ts'

type Uses = Base & {
  audit: Audit
  budgets: Budgets
  casework: Casework
  files: Files
  lettersOf: LettersOf
  lookups: Lookups
  messenger: Messenger
  personSearch: PersonSearch
  sessions: Sessions
}

export const capability = defineCapability({
  name: 'personal-data',
  contribute: ({
    contributions,
    database,
    clock,
    newId,
    secret,
    seal,
    log,
    audit,
    lookups,
    files,
    ...uses
  }: Uses) => {
    const store = personalDataStore(database)
    const { byIdentifier, identifiersOf } = uses.personSearch
    const tables = () => [...contributions.values()].flatMap(({ personalTables = [] }) => personalTables)
    const download = createDownload({
      store,
      requestsOf: createRequestsOf(uses.casework),
      budgets: uses.budgets,
      audit,
      secret,
      clock,
      report: err => log('personal_data.archive_failed', { err }),
      identifiersOf,
      draftsOf: draftsStore(database, seal).whole,
      programmeRowsOf: async accountId =>
        Object.fromEntries(
          await Promise.all(
            tables().map(async ({ name, rowsOf }) => [name, await rowsOf(accountId)] as const),
          ),
        ),
      lettersOf: uses.lettersOf,
      bytesOf: files.bytesOf,
    })
    const erasures = createErasures({
      store,
      audit,
      clock,
      newId,
      messenger: uses.messenger,
      programmeTables: () => tables().map(({ table }) => table),
      discard: files.discard,
    })
    const holds = createHolds({ store, byIdentifier, lookups, audit, clock, newId })
    return { queues: erasureQueues, handlers: personalDataRoutes(download, erasures, holds) }
  },
})
