// Signing up, over HTTP: by oneself, or by an employee at a desk.

import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { AccountDesk } from './at-desk.ts'
import type { Registration } from './registration.ts'

type Calls = 'POST :slug' | 'POST people/sendCode' | 'POST people'

const askingOf = (call: Pick<Call, 'actor' | 'address' | 'language'>) => ({
  actor: signedIn(call),
  address: call.address,
  language: call.language,
})

export const registrationRoutes = (registration: Registration, desk: AccountDesk): Handlers<Calls> => ({
  'POST :slug': call => registration.signUp(call.params.slug, call.body, call),
  'POST people/sendCode': call => desk.sendCode(askingOf(call), call.body),
  'POST people': call => desk.open(askingOf(call), call.body),
})
