// Signing up and proving a mobile number, over HTTP.

import type { Handlers } from '../../platform/http/call.ts'
import type { BaseOf } from '../email-links/index.ts'
import type { MobileProof } from './mobile-proof.ts'
import type { Registration } from './registration.ts'

export const registrationRoutes = (
  registration: Registration,
  mobiles: MobileProof,
  baseOf: BaseOf,
): Handlers<'POST :slug' | 'POST :slug/sendMobileVerification' | 'POST :slug/verifyMobile'> => ({
  'POST :slug': call => registration.signUp(call.params.slug, call.body, call),

  'POST :slug/sendMobileVerification': call => {
    const { actor, body, language, address } = call
    return actor.mode === 'VISITOR'
      ? registration.resend(call.params.slug, body.mobile, call)
      : mobiles.send({ accountId: actor.accountId, language, address }, mobiles.read(body.mobile))
  },

  'POST :slug/verifyMobile': async call => {
    const { actor, body, params, address } = call
    if (actor.mode === 'VISITOR')
      await registration.verify(params.slug, body, call, baseOf(call.header('host')))
    else await mobiles.take({ accountId: actor.accountId, address }, mobiles.read(body.mobile), body.code)
    return { verified: true }
  },
})
