// An uploaded file as its owner sees it.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'

/** A refused one has the code of its refusal. */
const fileStates = ['pending', 'clean'] as const

export const File = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  type: Type.String(),
  sha256: Type.Union([Type.String(), Type.Null()]),
  state: Literals(fileStates),
  hasThumbnail: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type File = Static<typeof File>
