// What this capability contributes to the server: proving a mobile number by a code sent to it: one's own new one, that of a sign-up, or of a person acted for.

import type { FieldKind } from '@bawaba/forms/index.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { ActingCapability } from '../acting/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes, Numbers } from '../codes/index.ts'
import type { Messenger } from '../messages/index.ts'
import { profilesStore } from '../profiles/index.ts'
import type { Registration } from '../registration/index.ts'
import type { Sessions } from '../sessions/index.ts'
import { createMobileCodes, mobileCodeRoutes } from './mobile-codes.ts'
import { createMobileProof, type MobileProof } from './mobile-proof.ts'

type Needs = Base & {
  codes: Codes
  budgets: Budgets
  numbers: Numbers
  messenger: Messenger
  audit: Audit
}
type Uses = { mobiles: MobileProof; sessions: Sessions; registration: Registration; acting: ActingCapability }

export const capability = defineCapability({
  name: 'mobile-proof',
  provide: ({ config, database, whole, clock, forms, codes, budgets, numbers, messenger, audit }: Needs) => ({
    mobiles: createMobileProof({
      codes,
      budgets,
      numbers,
      messenger,
      audit,
      clock,
      whole,
      profiles: profilesStore(database),
      kind: forms.kinds.get('mobile') as FieldKind,
      staffUsername: config.STAFF_USERNAME,
    }),
  }),
  contribute: ({ mobiles, sessions, registration, acting }: Uses) => ({
    handlers: mobileCodeRoutes(
      createMobileCodes({ mobiles, needFresh: sessions.needFresh, signUps: registration, acting }),
    ),
  }),
})
