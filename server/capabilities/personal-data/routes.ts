// One's own data and its erasure over HTTP.

import type { personalDataCalls } from '@bawaba/contract/calls/personal-data.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Actor, byOf, type Handlers, type SignedIn, signedIn } from '../../platform/http/call.ts'
import { disposition } from '../files/index.ts'
import type { Download } from './download.ts'
import type { Erasures } from './erasures.ts'
import type { Holds } from './holds.ts'

type Own<Caller> = { actor: Caller; params: { slug: string; id: string } }

/** Somebody else's is like nobody's; whoever acts for a person takes nothing along. */
const ownOf = <Caller extends Actor>(call: Own<Caller>): Extract<Caller, SignedIn> => {
  const actor = signedIn(call)
  const { slug, id } = call.params
  if (actor.accountId !== id || actor.userSlug !== slug || actor.by) throw new Problem('NOT_FOUND')
  return actor
}

export const personalDataRoutes = (
  download: Download,
  erasures: Erasures,
  holds: Holds,
): Handlers<keyof typeof personalDataCalls> => ({
  'POST :slug/:id/data': call => download.ask(ownOf(call), call.address),
  'GET :slug/:id/data/content': async call => {
    const { until, signature } = call.query
    const { bytes, name } = await download.fetch(ownOf(call), until, signature)
    call.setHeader('content-type', 'application/zip')
    call.setHeader('content-disposition', disposition(name))
    call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
    call.setHeader('cache-control', 'private, no-store')
    return bytes
  },
  'GET :slug/:id/erasure': call => erasures.own(ownOf(call).accountId),
  'POST :slug/:id/erasure': call =>
    erasures.ask({ actor: ownOf(call), address: call.address }, call.body.reason),
  'DELETE :slug/:id/erasure': async call => {
    await erasures.withdraw({ actor: ownOf(call), address: call.address })
    return null
  },
  'GET erasures': () => erasures.list(),
  'POST erasures/:id/decide': async call => {
    await erasures.decide(byOf(call), call.params.id, call.body)
    return null
  },
  'POST erasures/:id/hold': async call => {
    await erasures.hold(byOf(call), call.params.id, call.body.reason)
    return null
  },
  'DELETE erasures/:id/hold': async call => {
    await erasures.lift(byOf(call), call.params.id)
    return null
  },
  'GET holds': () => holds.list(),
  'POST holds': async call => {
    await holds.place(byOf(call), call.body)
    return null
  },
  'DELETE holds/:id': async call => {
    await holds.lift(byOf(call), call.params.id)
    return null
  },
})
