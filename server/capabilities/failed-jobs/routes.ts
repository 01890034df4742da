// Failed jobs over HTTP.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { FailedJobs } from './failed-jobs.ts'

type FailedJobCalls = Extract<CallKey, `${string} failedJobs${string}`>

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

export const failedJobRoutes = (failed: FailedJobs): Handlers<FailedJobCalls> => ({
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
