// Calls that exist in demo mode alone; elsewhere they answer 404.

import { Type } from 'typebox'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const OutboxMessage = Type.Object({
  to: Type.String(),
  channel: Type.String(),
  subject: Type.Optional(Type.String()),
  text: Type.String(),
  code: Type.Optional(Type.String()),
  at: Type.String({ format: 'date-time' }),
})

export const demoCalls = defineCalls({
  'GET dev/outbox': {
    summary: { ar: 'الرسائل المرسلة في الوضع التجريبي', en: 'Messages sent in demo mode, newest first' },
    tag: 'demo',
    query: Type.Object(
      { to: Type.Optional(Type.String({ maxLength: 128 })) },
      { additionalProperties: false },
    ),
    answer: Type.Array(OutboxMessage),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
  'GET dev/preview': {
    summary: {
      ar: 'علامة تتغير كلما نُشرت خدمة، أثناء معاينة خدمة',
      en: 'A mark that changes whenever a service is published, while one is previewed',
    },
    tag: 'demo',
    answer: Type.Object({ mark: Type.String() }),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
})
