// Requests over HTTP: headers in and out, nothing decided here.

import type { requestCalls } from '@bawaba/contract/calls/requests.ts'
import type { responseCalls } from '@bawaba/contract/calls/responses.ts'
import { type trackCalls, trackingHeader } from '@bawaba/contract/calls/track.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { askerOf } from '../../outside.ts'
import { shownBy } from '../../platform/filter/index.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refOf } from '../accounts/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Drafts } from '../drafts/index.ts'
import { visitorOf } from '../sessions/index.ts'
import type { Look } from '../viewings/index.ts'
import type { Links } from './links.ts'
import type { OneInput, Page, RequestLists } from './lists/lists.ts'
import type { Requests } from './requests.ts'
import type { Responses } from './tracking/responses.ts'
import type { Tracking } from './tracking/track-code.ts'
import type { Holder, VisitorReplies } from './tracking/visitor-replies.ts'
import type { Visits } from './visits/visits.ts'

type RequestCalls = keyof typeof requestCalls | keyof typeof responseCalls | keyof typeof trackCalls

/** Takes down who read whose requests; it is committed when this resolves. */
export type Viewed = (looks: readonly Look[]) => Promise<void>

type Dependencies = {
  visits: Pick<Visits, 'byStaff'>
  requests: Requests
  responses: Responses
  tracking: Tracking
  replies: VisitorReplies
  lists: RequestLists
  links: Links
  catalogue: Catalogue
  drafts: Pick<Drafts, 'entryOf'>
  budgets: Pick<Budgets, 'take'>
  /** Writes down that staff read a request of somebody else. */
  viewed: Viewed
}

/** Who holds the code of a visitor's request: it travels in a header. */
const holderOf = (call: Pick<Call<'GET track/:id'>, 'params' | 'header' | 'address'>): Holder => ({
  typed: call.params.id,
  secret: call.header(trackingHeader),
  address: call.address,
})
const callerOf = (call: Pick<Call, 'actor' | 'scope' | 'device'>) => ({
  actor: signedIn(call),
  scope: call.scope,
  device: call.device,
})
type Headed = Call<'PATCH :service/:id'>
export const namedOf = (call: Pick<Headed, 'actor' | 'scope' | 'device' | 'params' | 'header'>) => ({
  ...callerOf(call),
  ...call.params,
  revision: revisionOf(call.header('if-match')),
})

const send = (call: Pick<Call, 'setHeader' | 'shows'>, { rows, total, next, owners }: Page) => {
  call.shows(owners)
  if (total !== undefined) call.setHeader('x-total-count', String(total.count))
  if (total?.isCapped) call.setHeader('x-total-capped', 'true')
  if (next !== undefined) call.setHeader('x-next-cursor', next)
  return rows
}

type Answering = Pick<Call, 'actor' | 'scope' | 'setHeader'>

/** A whole request as an answer. Wherever one goes to staff, that they read it is written down. */
export const answering = (viewed: Viewed) => {
  const note = async ({ actor, scope }: Answering, { ID, serviceSlug, owner }: Request) => {
    if (scope === 'own' || actor.mode === 'VISITOR') return
    await viewed([{ actorId: actor.accountId, ownerId: owner.id, ID, serviceSlug }])
  }
  return async (call: Answering, answer: Promise<Request>): Promise<Request> => {
    const request = await answer.catch(async error => {
      // A refusal because somebody was first shows how the request stands now.
      const current = error instanceof Problem && (error.extra?.current as Request | undefined)
      if (current) await note(call, current)
      throw error
    })
    await note(call, request)
    call.setHeader('etag', `"${request.revision}"`)
    return request
  }
}

/** What a network address may file without signing in; an office or a library may share one. */
const visitorFilings = { limit: 60, windowMs: 3_600_000 }

export const requestRoutes = (dependencies: Dependencies): Handlers<RequestCalls> => {
  const { requests, responses, tracking, replies, lists, links, visits, catalogue } = dependencies
  const whole = answering(dependencies.viewed)
  /** One request as its reader sees it, or the parts of it that the filter names. */
  const one = async (call: Call<'GET :service/findOne'>, input: OneInput): Promise<Request> => {
    const caller = callerOf(call)
    const { whole: details, chosen } = await lists.first(call.params.service, caller, call.device, input)
    const shown = await whole(call, requests.show(details, caller))
    await responses.wasRead(details, caller)
    return shownBy(chosen, shown) as Request
  }
  return {
    'POST :service': async call => {
      const { actor, body, device, params } = call
      const sender = actor.mode === 'VISITOR' ? undefined : actor
      const present = catalogue.getToFile(params.service, actor, device)
      const entry = await dependencies.drafts.entryOf(present, body, sender)
      const visitor = sender ? undefined : visitorOf(call)
      if (visitor !== undefined)
        await dependencies.budgets.take(`filings from ${networkOf(call.address)}`, visitorFilings)
      const key = call.header('idempotency-key')
      return requests.file(
        { entry, body, device, key, visitor, language: call.language, asker: askerOf(call) },
        sender,
      )
    },

    'GET track/:id': call => replies.show(holderOf(call)),
    'POST track/:id/reply': call => replies.reply(holderOf(call), call.body, visitorOf(call)),

    'POST track/:id/code': call => tracking.send(call.params.id, call),
    'POST track/:id/status': call => tracking.show(call.params.id, call.body.code, call.address),

    'PATCH :service/:id': call => whole(call, requests.perform(namedOf(call), call.body)),

    'GET :service/findOne': call => one(call, { filter: call.query.filter }),
    'GET :service/:id': call => one(call, { filter: call.query.filter, id: call.params.id }),
    'GET :service/:id/exists': async call => ({
      exists: await lists.has(call.params.service, callerOf(call), call.device, call.params.id),
    }),

    'GET :service': async call => {
      const input = { ...call.query, filter: call.query.filter, inAddress: true }
      return send(call, await lists.list(call.params.service, callerOf(call), call.device, input))
    },

    'POST :service/query': async call => {
      const input = { ...call.body, filter: call.body.filter, inAddress: false, address: call.address }
      return send(call, await lists.list(call.params.service, callerOf(call), call.device, input))
    },

    'GET :service/count': async call => {
      const { count, isCapped } = await lists.count(
        call.params.service,
        callerOf(call),
        call.device,
        call.query.where,
      )
      return { count, ...(isCapped ? { isCapped } : {}) }
    },

    'GET dynamic_services/requestsInbox': async call =>
      send(
        call,
        await lists.listAll(callerOf(call), { ...call.query, filter: call.query.filter, inAddress: true }),
      ),

    'GET dynamic_services/inbox': call => lists.inbox(callerOf(call), call.query.filter),

    'GET dynamic_services/inbox/count': call => lists.inboxCount(callerOf(call)),

    'GET :service/assignees': async call => {
      const { params, query } = call
      const workers = await requests.workersOf({ ...callerOf(call), service: params.service, id: query.id })
      return workers.map(refOf)
    },

    'POST :service/:id/assign': call => whole(call, requests.assign(namedOf(call), call.body.assigneeId)),
    'POST :service/:id/unassign': call => whole(call, requests.unassign(namedOf(call))),
    'POST :service/:id/visit': call => whole(call, visits.byStaff(namedOf(call), call.body)),
    'POST :service/:id/due': call => whole(call, requests.setDue(namedOf(call), call.body)),
    'POST :service/:id/links': call => whole(call, links.add(namedOf(call), call.body)),
    'DELETE :service/:id/links/:linkId': call => whole(call, links.remove(namedOf(call), call.params.linkId)),
    'DELETE :service/:id/comments/:entryId': call =>
      whole(call, requests.retract(namedOf(call), call.params.entryId)),
    'POST :service/:id/comment': call => whole(call, requests.comment(namedOf(call), call.body)),
    'POST :service/:id/print': call => whole(call, requests.print(namedOf(call))),
    'POST :service/:id/reply': call => whole(call, responses.reply(namedOf(call), call.body)),
    'POST :service/:id/closeMessage': call => whole(call, responses.closeMessage(namedOf(call))),
    'POST :service/:id/called': call => whole(call, responses.called(namedOf(call), call.body)),
    'POST :service/:id/rating': call => whole(call, responses.rate(namedOf(call), call.body)),
  }
}
