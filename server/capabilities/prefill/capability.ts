// What this capability contributes to the server: the answers that a new form takes over from the profile of its applicant.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Drafts } from '../drafts/index.ts'
import { profilesStore } from '../profiles/index.ts'
import { createPrefill } from './prefill.ts'
import { prefillRoutes } from './routes.ts'
import { prefillStore } from './store.ts'

export const capability = defineCapability({
  name: 'prefill',
  contribute: ({
    database,
    clock,
    seal,
    catalogue,
    drafts,
  }: Base & { catalogue: Catalogue; drafts: Drafts }) => ({
    handlers: prefillRoutes(
      createPrefill({
        profiles: profilesStore(database),
        store: prefillStore(database),
        catalogue,
        drafts,
        seal,
        clock,
      }),
    ),
  }),
})
