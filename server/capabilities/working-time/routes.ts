// Working time over HTTP.

import type { Handlers } from '../../platform/http/call.ts'
import type { WorkingTime } from './working-time.ts'

export const workingTimeRoutes = (time: WorkingTime): Handlers<'GET workingCalendar'> => ({
  'GET workingCalendar': () => time.view(),
})
