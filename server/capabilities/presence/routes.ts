// Presence over HTTP.

import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Presence } from './presence.ts'

type PresenceCalls = 'PUT :service/:id/presence' | 'DELETE :service/:id/presence'

const at = (call: Pick<Call<'PUT :service/:id/presence'>, 'actor' | 'scope' | 'params'>) => ({
  actor: signedIn(call),
  scope: call.scope,
  ...call.params,
})

export const presenceRoutes = (presence: Presence): Handlers<PresenceCalls> => ({
  'PUT :service/:id/presence': call => presence.enter(at(call), call.body.isActing),
  'DELETE :service/:id/presence': async call => {
    await presence.leave(at(call))
    return null
  },
})
