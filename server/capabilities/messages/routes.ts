// What goes out, over HTTP.

import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Following } from './following.ts'

type OutgoingCalls =
  | 'GET outgoingMessages'
  | 'GET outgoingMessages/count'
  | 'GET outgoingMessages/channels'
  | 'POST outgoingMessages/resend'
  | 'POST outgoingMessages/:id/resend'

export const outgoingRoutes = (following: Following): Handlers<OutgoingCalls> => ({
  'GET outgoingMessages': async call => {
    const { rows, total, next } = await following.list(call.query)
    if (total !== undefined) call.setHeader('x-total-count', String(total))
    if (next !== undefined) call.setHeader('x-next-cursor', next)
    return rows
  },
  'GET outgoingMessages/count': ({ query }) => following.count(query.where),
  'GET outgoingMessages/channels': () => following.channels(),
  'POST outgoingMessages/resend': call =>
    following.resendAll({ accountId: signedIn(call).accountId, address: call.address }, call.body.channel),
  'POST outgoingMessages/:id/resend': call =>
    following.resend(
      { accountId: signedIn(call).accountId, address: call.address },
      call.params.id,
      call.header('idempotency-key'),
    ),
})
