// The newsletter over HTTP.

import type { newsletterCalls } from '@bawaba/contract/calls/newsletter.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Newsletter } from './newsletter.ts'

export const newsletterRoutes = (newsletter: Newsletter): Handlers<keyof typeof newsletterCalls> => ({
  'POST newsletter': ({ body, language, address }) => newsletter.ask(body.email, language, address),
  'POST newsletter/confirm': async ({ body, address }) => {
    await newsletter.confirm(body.token, address)
    return null
  },
  'POST newsletter/unsubscribe': async ({ body, address }) => {
    await newsletter.end(body.token, address)
    return null
  },
})
