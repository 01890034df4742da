// A decision on a request that its maker can still undo, or one that could not be sent: a notice until they dismiss it.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { Ask, SentAnswers } from './request.ts'

export const Decision = Type.Object({
  id: Type.String(),
  requestId: Type.String(),
  ID: Type.String(),
  serviceSlug: Type.String(),
  activityId: Type.String(),
  activityLabel: TextSchema,
  /** Milliseconds until it is sent; null for one that was cancelled. */
  leftMs: Type.Union([Type.Integer(), Type.Null()]),
  /** Why it was not sent. */
  cancelled: Type.Optional(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      code: Type.String(),
      message: Type.String(),
      /** What its maker wrote, to open it again. */
      written: Type.Optional(Type.Object({ data: SentAnswers, ask: Type.Optional(Ask) })),
    }),
  ),
})
export type Decision = Static<typeof Decision>
