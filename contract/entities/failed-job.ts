// A job that failed: it waits for its next try, or failed for the last time.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

const Instant = Type.String({ format: 'date-time' })

export const FailedJob = Type.Object({
  id: Type.String(),
  /** As in the log: `outbox.deliver`. */
  name: Type.String(),
  /** What it does; missing where this version of the portal knows no such job. */
  title: Type.Optional(TextSchema),
  failedAt: Instant,
  tries: Type.Integer(),
  mostTries: Type.Integer(),
  /** When it is tried again; missing after the last try. */
  nextAt: Type.Optional(Instant),
  /** The code or kind of the error, and where it came from; what it says may quote people and is in the log alone. */
  error: Type.String(),
})
export type FailedJob = Static<typeof FailedJob>
