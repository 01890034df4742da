// A file as answers speak of it: its id is the answer, the rest is for reading.

import { type Static, Type } from 'typebox'

export const Document = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  type: Type.String(),
  /** Staff attached it to the request: for their own work, or for the applicant too. */
  ofStaff: Type.Optional(Type.Union([Type.Literal('internal'), Type.Literal('shared')])),
})
export type Document = Static<typeof Document>
