// Bookings that wait for a second person, over HTTP.

import type { paymentBookingCalls } from '@bawaba/contract/calls/payment-bookings.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byOf, freshByOf } from '../staff-routes.ts'
import type { Bookings } from './bookings.ts'

type Dependencies = {
  bookings: Bookings
  /** Whose names stand on what is shown of some payments. */
  ownersOf(paymentIds: readonly string[]): Promise<string[]>
}

export const bookingRoutes = ({
  bookings,
  ownersOf,
}: Dependencies): Handlers<keyof typeof paymentBookingCalls> => ({
  'GET bookings': async call => {
    const rows = await bookings.list(byOf(call))
    call.shows(await ownersOf(rows.flatMap(({ payment }) => (payment ? [payment.id] : []))))
    return rows
  },
  'GET bookings/:id/preview': call => bookings.preview(byOf(call), call.params.id),
  'POST bookings/:id/confirm': async call => {
    await bookings.confirm(freshByOf(call), call.params.id)
    return null
  },
  'POST bookings/:id/decline': async call => {
    await bookings.decline(byOf(call), call.params.id, call.body.reason)
    return null
  },
})
