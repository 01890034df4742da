// Signing up, over HTTP.

import type { Handlers } from '../../platform/http/call.ts'
import type { Registration } from './registration.ts'

export const registrationRoutes = (registration: Registration): Handlers<'POST :slug'> => ({
  'POST :slug': call => registration.signUp(call.params.slug, call.body, call),
})
