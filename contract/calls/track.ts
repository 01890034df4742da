// The status of a request for whoever holds its number and its tracking secret. The secret travels in a header:
// addresses are written into logs and histories.

import { Type } from 'typebox'
import { TextSchema } from '../entities/app-data.ts'
import { defineCalls } from './call.ts'

const Instant = Type.String({ format: 'date-time' })

export const trackCalls = defineCalls({
  'GET track/:id': {
    summary: {
      ar: 'متابعة طلب برقمه ورمز المتابعة',
      en: 'The status of a request by its number, for the holder of X-Tracking-Secret',
    },
    tag: 'requests',
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    answer: Type.Object({
      ID: Type.String(),
      serviceLabel: TextSchema,
      status: TextSchema,
      statusKind: Type.String(),
      next: Type.Optional(TextSchema),
      createdAt: Instant,
      updatedAt: Instant,
    }),
    errors: ['NOT_FOUND'],
  },
})
export const trackingHeader = 'x-tracking-secret'
