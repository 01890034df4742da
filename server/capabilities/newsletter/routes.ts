// The newsletter over HTTP.

import type { newsletterCalls } from '@bawaba/contract/calls/newsletter.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { Issues } from './issues.ts'
import type { Newsletter } from './newsletter.ts'

export const newsletterRoutes = (
  newsletter: Newsletter,
  issues: Issues,
): Handlers<keyof typeof newsletterCalls> => ({
  'POST newsletter': ({ body, language, address }) => newsletter.ask(body.email, language, address),
  'POST newsletter/confirm': async ({ body, address }) => {
    await newsletter.confirm(body.token, address)
    return null
  },
  'POST newsletter/unsubscribe': async ({ body, address }) => {
    await newsletter.end(body.token, address)
    return null
  },
  'POST newsletter/unsubscribe/oneClick': async ({ query, address }) => {
    await newsletter.end(query.token, address)
    return null
  },
  'GET newsletterIssues': () => issues.overview(),
  'PUT newsletterIssues/:name': call => {
    const { params, body, address } = call
    const revision = revisionOf(call.header('if-match'))
    return issues.order({ actor: signedIn(call), address }, { name: params.name, revision, at: body.at })
  },
  'DELETE newsletterIssues/:name': async call => {
    await issues.takeBack({ actor: signedIn(call), address: call.address }, call.params.name)
    return null
  },
})
