// Profiles over HTTP. The slug in the address names the app; staff of every slug may use `employee`.

import { modeOf } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Profiles } from './profiles.ts'

type ProfileCalls = 'GET :slug/:id' | 'PATCH :slug/:id'

/** One's own profile stands under one's own app alone. */
const checkSlug = (call: Call<ProfileCalls>): void => {
  const { mode } = signedIn(call)
  if (call.scope !== 'all' && modeOf[call.params.slug] !== mode) throw new Problem('NOT_FOUND')
}

export const profileRoutes = (profiles: Profiles): Handlers<ProfileCalls> => ({
  'GET :slug/:id': call => {
    checkSlug(call)
    return profiles.show({ actor: signedIn(call), scope: call.scope }, call.params.id)
  },

  'PATCH :slug/:id': call => {
    checkSlug(call)
    const { scope, language, address } = call
    const from = { actor: signedIn(call), scope, language, address }
    return profiles.change(from, call.params.id, call.body.data)
  },
})
