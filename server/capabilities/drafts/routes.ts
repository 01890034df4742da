// Drafts over HTTP.

import type { draftCalls } from '@bawaba/contract/calls/drafts.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { Drafts } from './drafts.ts'

const namedOf = (call: Pick<Call<'GET drafts/:service/:draftId'>, 'actor' | 'params'>) => ({
  accountId: signedIn(call).accountId,
  ...call.params,
})
const tagged = <R extends { revision: number }>(call: Pick<Call, 'setHeader'>, draft: R): R => {
  call.setHeader('etag', `"${draft.revision}"`)
  return draft
}

export const draftRoutes = (drafts: Drafts): Handlers<keyof typeof draftCalls> => ({
  'GET drafts': call => drafts.list(signedIn(call).accountId),
  'GET drafts/:service': call => drafts.ofService(signedIn(call).accountId, call.params.service),
  'GET drafts/:service/:draftId': async call => tagged(call, await drafts.get(namedOf(call))),
  'PUT drafts/:service/:draftId': async call =>
    tagged(call, await drafts.save(namedOf(call), revisionOf(call.header('if-match')), call.body)),
  'DELETE drafts/:service/:draftId': async call => {
    await drafts.remove(namedOf(call))
    return null
  },
  'POST drafts/:service/:draftId/restore': async call => tagged(call, await drafts.restore(namedOf(call))),
})
