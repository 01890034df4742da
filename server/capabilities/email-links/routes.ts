// Links that prove an e-mail address, over HTTP.

import { Problem } from '@bawaba/contract/problem.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { EmailLinks } from './email-links.ts'

export const emailLinkRoutes = (
  links: EmailLinks,
): Handlers<'GET :slug/verifyUserEmail/:id' | 'POST :slug/verifyEmail'> => ({
  'GET :slug/verifyUserEmail/:id': call => {
    const { id } = call.params
    const isOwn = signedIn(call).accountId === id
    if (call.scope !== 'all' && !isOwn) throw new Problem('NOT_FOUND')
    return links.resend(id)
  },

  'POST :slug/verifyEmail': async ({ actor, body, address }) => {
    // Whoever acts for somebody proves no address of theirs.
    const owner = 'accountId' in actor && !actor.by ? actor.accountId : undefined
    await links.follow(owner, body.token, address)
    return null
  },
})
