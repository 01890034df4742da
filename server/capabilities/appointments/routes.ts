// Appointments over HTTP.

import type { appointmentCalls } from '@bawaba/contract/calls/appointments.ts'
import type { closureCalls } from '@bawaba/contract/calls/closures.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { Appointments } from './appointments.ts'

export const appointmentRoutes = (
  appointments: Appointments,
): Handlers<keyof typeof appointmentCalls | Extract<keyof typeof closureCalls, 'GET closures/effects'>> => ({
  'GET appointments/:calendar': call => appointments.offered(call.params.calendar),
  'GET holidays/:date/effects': call => appointments.effects(call.params.date),
  'GET closures/effects': ({ query: { calendar, from, until, hoursFrom, hoursUntil } }) =>
    appointments.closureEffects({
      calendar,
      from,
      until,
      ...(hoursFrom !== undefined && hoursUntil !== undefined
        ? { hours: { from: hoursFrom, until: hoursUntil } }
        : {}),
    }),
  'GET appointments/:calendar/:day': async call => {
    const { calendar, day } = call.params
    const visits = await appointments.visits(scopeSql(signedIn(call), call.scope), calendar, day)
    call.shows(visits.map(({ ownerId }) => ownerId))
    return visits.map(({ ownerId: _, ...visit }) => visit)
  },
})
