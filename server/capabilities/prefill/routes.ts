// What a new form begins with, over HTTP.

import type { prefillCalls } from '@bawaba/contract/calls/prefill.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { createPrefill } from './prefill.ts'

export const prefillRoutes = (
  prefill: ReturnType<typeof createPrefill>,
): Handlers<keyof typeof prefillCalls> => ({
  'GET :service/prefill': call => prefill(call.params.service, call.query, signedIn(call), call.device),
})
