// Failed jobs over HTTP.

import type { failedJobCalls } from '@bawaba/contract/calls/failed-jobs.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { FailedJobs } from './failed-jobs.ts'

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const failedJobRoutes = (failed: FailedJobs): Handlers<keyof typeof failedJobCalls> => ({
  'GET failedJobs': () => failed.list(),
  'POST failedJobs/:id/run': async call => {
    await failed.runAgain(byOf(call), call.params.id)
    return null
  },
  'DELETE failedJobs/:id': async call => {
    await failed.remove(byOf(call), call.params.id)
    return null
  },
})
