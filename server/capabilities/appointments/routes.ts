// Appointments over HTTP.

import type { appointmentCalls } from '@bawaba/contract/calls/appointments.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { Appointments } from './appointments.ts'

export const appointmentRoutes = (appointments: Appointments): Handlers<keyof typeof appointmentCalls> => ({
  'GET appointments/:calendar': call => appointments.offered(call.params.calendar),
  'GET appointments/:calendar/:day': call =>
    appointments.visits(scopeSql(signedIn(call), call.scope), call.params.calendar, call.params.day),
})
