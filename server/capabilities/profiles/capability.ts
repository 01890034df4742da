// What this capability contributes to the server: profiles: what is known of a person, read and changed by themselves.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { EmailLinks } from '../email-links/index.ts'
import type { Files } from '../files/index.ts'
import type { MobileProof } from '../mobile-proof/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { UserModels } from '../user-models/index.ts'
import { createIdentityProof } from './identity-proof.ts'
import { createPersonSearch } from './person-search.ts'
import { createProfiles } from './profiles.ts'
import { profileRoutes } from './routes.ts'
import { profilesStore } from './store.ts'

type Uses = Base & {
  userModels: UserModels
  audit: Audit
  emails: EmailLinks
  mobiles: MobileProof
  files: Files
  sessions: Sessions
  notices: Notices
}

export const capability = defineCapability({
  name: 'profiles',
  provide: ({ database, seal, clock, audit, notices }: Base & Pick<Uses, 'audit' | 'notices'>) => ({
    identityProof: createIdentityProof({ seal, audit, notices, clock }),
    personSearch: createPersonSearch({ store: profilesStore(database), seal }),
  }),
  contribute: ({ database, clock, seal, userModels, audit, emails, mobiles, files, sessions }: Uses) => ({
    handlers: profileRoutes(
      createProfiles({
        store: profilesStore(database),
        models: userModels,
        seal,
        audit,
        clock,
        emails,
        mobiles,
        documentsOf: (accountId, answers) => files.usable({ accountId }, answers),
        needFresh: sessions.needFresh,
      }),
    ),
  }),
})
