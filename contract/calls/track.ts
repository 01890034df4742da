// The status of a request for whoever holds its number and its tracking secret. The secret travels in a header:
// addresses are written into logs and histories.

import { Type } from 'typebox'
import { TextSchema } from '../entities/app-data.ts'
import { SentCode } from '../entities/code.ts'
import { defineCalls } from './call.ts'

const Params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const Instant = Type.String({ format: 'date-time' })

const Tracked = Type.Object({
  ID: Type.String(),
  serviceLabel: TextSchema,
  status: TextSchema,
  statusKind: Type.String(),
  next: Type.Optional(TextSchema),
  createdAt: Instant,
  updatedAt: Instant,
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
    errors: ['NOT_FOUND'],
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
    errors: ['INVALID_CODE', 'EXPIRED_CODE', 'MAX_OTP_ATTEMPTS', 'MAX_ATTEMPTS'],
  },
})
export const trackingHeader = 'x-tracking-secret'
