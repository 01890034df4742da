// Work that the portal owes the owner of a request and could not do yet.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

const Instant = Type.String({ format: 'date-time' })

export const OwedWork = Type.Object({
  id: Type.String(),
  /** As in the log: `requests.deliver`. */
  name: Type.String(),
  /** What is to be done. */
  title: TextSchema,
  /** The request whose owner waits. */
  ID: Type.String(),
  serviceSlug: Type.String(),
  since: Instant,
  tries: Type.Integer(),
  nextAt: Type.String({ format: 'date-time' }),
  /** Why it waits. */
  reason: Type.Optional(TextSchema),
  /** In its place: the code or kind of the error, and where it came from. */
  error: Type.Optional(Type.String()),
})
export type OwedWork = Static<typeof OwedWork>
