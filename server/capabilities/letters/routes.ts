// Letters over HTTP: headers in and out, nothing decided here.

import type { letterCalls } from '@bawaba/contract/calls/letters.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { pdfAnswer } from '../../platform/pdf/download.ts'
import type { Letters } from './letters.ts'

type Named = Pick<Call<'GET :service/:id/letters'>, 'actor' | 'scope' | 'device' | 'params'>
const namedOf = (call: Named) => ({
  actor: signedIn(call),
  scope: call.scope,
  device: call.device,
  service: call.params.service,
  id: call.params.id,
})

export const letterRoutes = (letters: Letters): Handlers<keyof typeof letterCalls> => ({
  'GET documents': call => letters.own(signedIn(call)),
  'GET documents/:number/status': call => letters.status(call.params.number, call.address),
  'GET :service/:id/letters': call => letters.ofRequest(namedOf(call)),
  'GET :service/:id/letters/:number/content': async call => {
    const { number } = call.params
    const bytes = await letters.draw(namedOf(call), number, call.query.language ?? call.language)
    return pdfAnswer(call, number, bytes)
  },
  'POST :service/:id/letters/:number/revoke': call =>
    letters.revoke(namedOf(call), call.params.number, call.body.reason),
})
