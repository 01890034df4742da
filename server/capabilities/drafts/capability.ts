// What this capability contributes to the server: drafts: what people typed and have not sent.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Files } from '../files/index.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { draftRoutes } from './routes.ts'
import { draftDeletes, draftsStore } from './store.ts'

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
  contribute: ({ database, drafts }: Base & { drafts: Drafts }) => ({
    tidies: draftDeletes(database),
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
