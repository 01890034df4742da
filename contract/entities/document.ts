// A file as answers speak of it: its id is the answer, the rest is for reading.

import { type Static, Type } from 'typebox'

export const Document = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  type: Type.String(),
})
export type Document = Static<typeof Document>
