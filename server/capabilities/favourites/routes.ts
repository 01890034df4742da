// Favourites and what is used most, over HTTP.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Favourites } from './favourites.ts'

type FavouriteCalls = 'GET dynamic_services/mostUsed' | Extract<CallKey, `${string} favourites${string}`>

export const favouriteRoutes = (favourites: Favourites): Handlers<FavouriteCalls> => ({
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
