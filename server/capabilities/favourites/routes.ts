// Handlers of the calls: who calls, and what a rule answers. No decision is made here.

import type { favouriteCalls } from '@bawaba/contract/calls/favourites.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Favourites } from './favourites.ts'

export const favouriteRoutes = (favourites: Favourites): Handlers<keyof typeof favouriteCalls> => ({
  'GET favourites': call => favourites.list(signedIn(call).accountId, call.actor, call.device),
  'PUT favourites/:service': async call => {
    await favourites.add(signedIn(call).accountId, call.params.service, call.actor, call.device)
    return null
  },
  'DELETE favourites/:service': async call => {
    await favourites.remove(signedIn(call).accountId, call.params.service)
    return null
  },
  'GET dynamic_services/mostUsed': call => favourites.mostUsed(call.actor, call.device),
})
