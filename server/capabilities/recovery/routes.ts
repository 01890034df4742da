// Forgotten and changed passwords over HTTP.

import type { recoveryCalls } from '@bawaba/contract/calls/recovery.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { Recoveries } from './recovery.ts'

export const recoveryRoutes = (recoveries: Recoveries): Handlers<keyof typeof recoveryCalls> => ({
  'POST :slug/forgetPassword': call =>
    recoveries.ask(call.params.slug, call.body, {
      address: call.address,
      language: call.language,
    }),

  'POST :slug/validateResetPasswordOTP': async ({ params, body }) => ({
    token: await recoveries.check(params.slug, body),
  }),

  'POST :slug/reset-password': async call => {
    const { password, confirmPassword } = call.body.data
    const token = bearerOf(call.header('authorization'))
    await recoveries.reset(call.params.slug, token, password, confirmPassword, call.address)
    return null
  },

  'POST :slug/change-password': async call => {
    const actor = signedIn(call)
    if (actor.userSlug !== call.params.slug) throw new Problem('NOT_FOUND')
    await recoveries.change(actor, call.body, call.address)
    return null
  },
})
