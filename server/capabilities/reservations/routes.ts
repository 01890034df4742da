// Reservations over HTTP.

import type { reservationCalls } from '@bawaba/contract/calls/reservations.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Reservations } from './reservations.ts'

export const reservationRoutes = (reservations: Reservations): Handlers<keyof typeof reservationCalls> => ({
  'GET reservations': call => reservations.own(signedIn(call).accountId),
  'POST reservations': call => reservations.hold(signedIn(call).accountId, call.body),
  'DELETE reservations/:id': async call => {
    await reservations.giveBack(signedIn(call).accountId, call.params.id)
    return null
  },
})
