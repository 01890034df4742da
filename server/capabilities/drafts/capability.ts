// What this capability contributes to the server: drafts: what people typed and have not sent.

import { type Base, defineCapability } from '../../capability.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Files } from '../files/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { draftRoutes } from './routes.ts'
import { draftDeletes, draftPromise, draftsStore } from './store.ts'

/** Closed time is added before anything is deleted that it keeps. */
const tidiesOf = (database: Database, { runs }: Timekeeping) => {
  const { leftDrafts, ...rest } = draftDeletes(database)
  return { ...rest, leftDrafts: async (before: Date) => void ((await runs()) && (await leftDrafts(before))) }
}

export const capability = defineCapability({
  name: 'drafts',
  provide: ({ database, seal, clock, catalogue, files }: Base & { catalogue: Catalogue; files: Files }) => ({
    drafts: createDrafts({
      store: draftsStore(database, seal),
      clock,
      catalogue,
      documents: { of: files.documentsOfDraft, hold: files.holdForDraft },
    }),
  }),
  contribute: ({ database, drafts, timekeeping }: Base & { drafts: Drafts; timekeeping: Timekeeping }) => ({
    promises: [draftPromise],
    tidies: tidiesOf(database, timekeeping),
    handlers: draftRoutes(drafts),
    jobs: [
      {
        name: 'drafts.seal_stored',
        title: { ar: 'تشفير المسودات القديمة', en: 'Encrypt stored drafts' },
        at: '10 * * * *',
        run: drafts.tidy,
      },
    ],
  }),
})
