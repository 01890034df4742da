// Appointments over HTTP.

import type { appointmentCalls } from '@bawaba/contract/calls/appointments.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { Appointments } from './appointments.ts'

export const appointmentRoutes = (appointments: Appointments): Handlers<keyof typeof appointmentCalls> => ({
  'GET appointments/:calendar': call => appointments.offered(call.params.calendar),
  'GET holidays/:date/effects': call => appointments.effects(call.params.date),
  'GET appointments/:calendar/:day': async call => {
    const { calendar, day } = call.params
    const visits = await appointments.visits(scopeSql(signedIn(call), call.scope), calendar, day)
    call.shows(visits.map(({ ownerId }) => ownerId))
    return visits.map(({ ownerId: _, ...visit }) => visit)
  },
})
