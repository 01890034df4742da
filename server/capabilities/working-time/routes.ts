// Working time over HTTP.

import type { workingTimeCalls } from '@bawaba/contract/calls/working-time.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Holidays } from './holidays.ts'
import type { WorkingTime } from './working-time.ts'

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const workingTimeRoutes = (
  time: WorkingTime,
  holidays: Holidays,
): Handlers<keyof typeof workingTimeCalls> => ({
  'GET workingCalendar': () => time.view(),
  'GET holidays': () => holidays.list(),
  'POST holidays': call => holidays.add(byOf(call), call.body),
  'DELETE holidays/:date': async call => {
    await holidays.remove(byOf(call), call.params.date)
    return null
  },
})
