// All calls of the wire contract, by key. Browsers: `import type { Calls, CallKey }`, nothing else.

import { appCalls } from './app.ts'
import type { CallTypes } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { definitionCalls } from './definitions.ts'
import { demoCalls } from './demo.ts'
import { draftCalls } from './drafts.ts'
import { fileCalls } from './files.ts'
import { hookCalls } from './hooks.ts'
import { requestCalls } from './requests.ts'
import { signInCalls } from './sign-in.ts'
import { trackCalls } from './track.ts'

export const calls = {
  ...appCalls,
  ...signInCalls,
  ...catalogueCalls,
  ...definitionCalls,
  ...requestCalls,
  ...draftCalls,
  ...trackCalls,
  ...fileCalls,
  ...hookCalls,
  ...demoCalls,
}

export type CallKey = keyof typeof calls
/** `Calls['POST :service']['body' | 'params' | 'query' | 'answer']` */
export type Calls = { [Key in CallKey]: CallTypes<(typeof calls)[Key]> }
