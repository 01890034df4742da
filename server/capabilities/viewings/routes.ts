// Who saw my data, over HTTP.

import type { viewingCalls } from '@bawaba/contract/calls/viewings.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Viewings } from './viewings.ts'

export const viewingRoutes = (viewings: Viewings): Handlers<keyof typeof viewingCalls> => ({
  'GET :slug/:id/viewings': call => {
    const { accountId, userSlug } = signedIn(call)
    const { slug, id } = call.params
    // Somebody else's is like nobody's.
    if (accountId !== id || userSlug !== slug) throw new Problem('NOT_FOUND')
    return viewings.ofSubject(accountId, call.query.after)
  },
})
