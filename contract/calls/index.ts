// All calls of the wire contract, by key. Browsers: `import type { Calls, CallKey }`, nothing else.

import { appCalls } from './app.ts'
import type { CallTypes } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { demoCalls } from './demo.ts'
import { requestCalls } from './requests.ts'
import { signInCalls } from './sign-in.ts'

export const calls = { ...appCalls, ...signInCalls, ...catalogueCalls, ...requestCalls, ...demoCalls }

export type CallKey = keyof typeof calls
/** `Calls['POST :service']['body' | 'params' | 'query' | 'answer']` */
export type Calls = { [Key in CallKey]: CallTypes<(typeof calls)[Key]> }
