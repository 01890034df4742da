// The status of a request for whoever holds its number and its tracking secret. The secret travels in a header:
// addresses are written into logs and histories.

import { type Static, Type } from 'typebox'
import { TextSchema } from '../entities/app-data.ts'
import { SentCode } from '../entities/code.ts'
import { Literals } from '../entities/literals.ts'
import { longestText } from '../own-texts.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const Params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const Instant = Type.String({ format: 'date-time' })

/** One line of what a visitor and staff wrote to each other. */
const TrackedEntry = Type.Object({
  at: Instant,
  actor: Literals(['applicant', 'staff', 'system']),
  words: Type.Optional(Type.String()),
  /** The status that it led to. */
  status: Type.Optional(TextSchema),
  /** How many files came with it. */
  files: Type.Optional(Type.Integer()),
})
export type TrackedEntry = Static<typeof TrackedEntry>

/** What staff ask a visitor, and what the reply can hold besides text. */
const TrackedQuestion = Type.Object({
  askedAt: Instant,
  /** Nothing is asked: the decision can be appealed against by the same call. */
  isAppeal: Type.Optional(Type.Literal(true)),
  words: Type.String(),
  until: Type.Optional(Instant),
  files: Type.Optional(
    Type.Object({
      most: Type.Integer(),
      maxSize: Type.Optional(Type.Integer()),
      extensions: Type.Array(Type.String()),
    }),
  ),
})
export type TrackedQuestion = Static<typeof TrackedQuestion>

const Tracked = Type.Object({
  ID: Type.String(),
  serviceLabel: TextSchema,
  status: TextSchema,
  statusKind: Type.String(),
  next: Type.Optional(TextSchema),
  createdAt: Instant,
  updatedAt: Instant,
  /** For the holder of the tracking code, newest first. */
  conversation: Type.Optional(Type.Array(TrackedEntry)),
  question: Type.Optional(TrackedQuestion),
})

export const trackCalls = defineCalls({
  'GET track/:id': {
    summary: {
      ar: 'متابعة طلب برقمه ورمز المتابعة',
      en: 'The status of a request by its number, for the holder of X-Tracking-Secret',
    },
    tag: 'requests',
    params: Params,
    answer: Tracked,
    policy: everyone,
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS'],
  },
  'POST track/:id/reply': {
    summary: {
      ar: 'رد الزائر على سؤال في طلبه',
      en: 'Answer the open question of a visitor’s request, for the holder of X-Tracking-Secret; sent again it answers the same',
    },
    tag: 'requests',
    params: Params,
    body: Type.Object(
      {
        askedAt: Instant,
        text: Type.String({ minLength: 1, maxLength: longestText.reply, pattern: '\\S' }),
        files: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 })),
      },
      { additionalProperties: false },
    ),
    answer: Tracked,
    policy: everyone,
    errors: [
      'NOT_FOUND',
      'MAX_ATTEMPTS',
      'TRANSITION_NOT_ALLOWED',
      'VALIDATION_FAILED',
      'CONFLICT',
      'SENDING_INTERRUPTED',
    ],
  },
  'POST track/:id/code': {
    summary: {
      ar: 'إرسال رمز متابعة إلى هاتف صاحب الطلب',
      en: 'Send a code to the mobile of whoever the request belongs to; an unknown number is answered alike',
    },
    tag: 'requests',
    params: Params,
    body: Type.Object({}, { additionalProperties: false }),
    answer: SentCode,
    policy: everyone,
    errors: ['NOT_ALLOWED_RESEND', 'MAX_ATTEMPTS'],
  },
  'POST track/:id/status': {
    summary: {
      ar: 'متابعة طلب برقمه ورمز أُرسل إلى الهاتف',
      en: 'The status of a request by its number, for the holder of a code sent to the mobile',
    },
    tag: 'requests',
    params: Params,
    body: Type.Object({ code: Type.String({ maxLength: 32 }) }, { additionalProperties: false }),
    answer: Tracked,
    policy: everyone,
    errors: ['INVALID_CODE', 'EXPIRED_CODE', 'MAX_OTP_ATTEMPTS', 'MAX_ATTEMPTS'],
  },
})
export const trackingHeader = 'x-tracking-secret'
