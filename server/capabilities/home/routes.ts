// Handlers of the calls of the home page.

import type { homeCalls } from '@bawaba/contract/calls/home.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { HomePage } from './home.ts'

export const homeRoutes = (home: HomePage): Handlers<keyof typeof homeCalls> => ({
  'GET home': call => home.read(signedIn(call).accountId),
})
