// The newsletter: asked for by an address, begun and ended by a link that went to it. No answer says who has subscribed,
// except to whoever holds such a link. Its issues are content (`content/newsletter`), sent by administrators.

import { longestEmail } from '@bawaba/language/input/email-addresses.ts'
import { Type } from 'typebox'
import { SlugSchema } from '../entities/content.ts'
import { NewsletterIssue, NewsletterOverview } from '../entities/newsletter.ts'
import { administering, everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const open = { additionalProperties: false }
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, open)
const OneIssue = Type.Object({ name: SlugSchema })

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
    policy: everyone,
    errors: ['VALIDATION_FAILED'],
  },
  'POST newsletter/confirm': {
    summary: { ar: 'تأكيد الاشتراك بالرابط', en: 'Begin the subscription by the token of the link' },
    tag: 'app',
    body: Token,
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['NEWSLETTER_LINK_EXPIRED', 'ALREADY_SUBSCRIBED'],
  },
  'POST newsletter/unsubscribe': {
    summary: { ar: 'إلغاء الاشتراك بالرابط', en: 'End the subscription by the token of a link' },
    tag: 'app',
    body: Token,
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['NEWSLETTER_LINK_EXPIRED'],
  },
  'POST newsletter/unsubscribe/oneClick': {
    summary: {
      ar: 'إلغاء الاشتراك من برنامج البريد بضغطة واحدة (RFC 8058)',
      en: 'End the subscription by one press in a mail program, as List-Unsubscribe of each letter says (RFC 8058)',
    },
    tag: 'app',
    // The token is a signature, and mail programs come from elsewhere. In the query: addresses are logged without theirs.
    takes: 'signed',
    query: Token,
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['NEWSLETTER_LINK_EXPIRED'],
  },
  'GET newsletterIssues': {
    summary: {
      ar: 'أعداد النشرة التي أُرسلت أو تقرر إرسالها، وعدد المشتركين',
      en: 'Issues that were sent or are to be, with their counts, and how many have subscribed',
    },
    tag: 'app',
    answer: NewsletterOverview,
    policy: administering,
    errors: [],
  },
  'PUT newsletterIssues/:name': {
    summary: {
      ar: 'إرسال عدد من النشرة الآن أو في وقت لاحق',
      en: 'Send an issue now, or at a time; If-Match names the revision of the content that was seen. It is sent once',
    },
    tag: 'app',
    params: OneIssue,
    body: Type.Object({ at: Type.Optional(Type.String({ format: 'date-time' })) }, open),
    answer: NewsletterIssue,
    policy: administering,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'PRECONDITION_REQUIRED', 'ISSUE_ORDERED'],
  },
  'DELETE newsletterIssues/:name': {
    summary: {
      ar: 'إلغاء إرسال عدد لم يبدأ إرساله',
      en: 'Take back an issue that has not begun to be sent',
    },
    tag: 'app',
    params: OneIssue,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND', 'ISSUE_ORDERED'],
  },
})
