// Whether the caller is entitled to a service, over HTTP.

import type { eligibilityCalls } from '@bawaba/contract/calls/eligibility.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Eligibility } from './eligibility.ts'

export const eligibilityRoutes = (
  { unmet }: Eligibility,
  catalogue: Pick<Catalogue, 'get'>,
): Handlers<keyof typeof eligibilityCalls> => ({
  'GET :service/eligibility': async call => {
    const actor = signedIn(call)
    const entry = catalogue.get(call.params.service, actor, call.device)
    return { unmet: await unmet(entry, actor.accountId) }
  },
})
