// The newsletter: asked for by an address, begun and ended by a link that went to it. No answer says who has subscribed,
// except to whoever holds such a link.

import { Type } from 'typebox'
import { longestEmail } from '../email.ts'
import { defineCalls } from './call.ts'

const open = { additionalProperties: false }
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, open)

export const newsletterCalls = defineCalls({
  'POST newsletter': {
    summary: {
      ar: 'طلب الاشتراك في النشرة البريدية؛ يصل رابط إلى العنوان',
      en: 'Ask for the newsletter; a link goes to the address, and the answer is the same for every address',
    },
    tag: 'app',
    body: Type.Object({ email: Type.String({ maxLength: longestEmail }) }, open),
    answer: Type.Object({ sentTo: Type.String() }),
    status: 202,
    errors: ['VALIDATION_FAILED'],
  },
  'POST newsletter/confirm': {
    summary: { ar: 'تأكيد الاشتراك بالرابط', en: 'Begin the subscription by the token of the link' },
    tag: 'app',
    body: Token,
    answer: Type.Null(),
    status: 204,
    errors: ['NEWSLETTER_LINK_EXPIRED', 'ALREADY_SUBSCRIBED'],
  },
  'POST newsletter/unsubscribe': {
    summary: { ar: 'إلغاء الاشتراك بالرابط', en: 'End the subscription by the token of a link' },
    tag: 'app',
    body: Token,
    answer: Type.Null(),
    status: 204,
    errors: ['NEWSLETTER_LINK_EXPIRED'],
  },
})
