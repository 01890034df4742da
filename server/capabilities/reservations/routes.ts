// Reservations over HTTP.

import type { reservationCalls } from '@bawaba/contract/calls/reservations.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { Reservations } from './reservations.ts'

export const reservationRoutes = (
  reservations: Reservations,
  { ensureMayReserve }: Pick<Eligibility, 'ensureMayReserve'>,
): Handlers<keyof typeof reservationCalls> => ({
  'GET reservations': call => reservations.own(signedIn(call).accountId),
  'POST reservations': async call => {
    const { accountId } = signedIn(call)
    await ensureMayReserve(call.body.kind, accountId)
    return reservations.hold(accountId, call.body)
  },
  'DELETE reservations/:id': async call => {
    await reservations.giveBack(signedIn(call).accountId, call.params.id)
    return null
  },
})
