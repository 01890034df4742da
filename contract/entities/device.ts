// A browser that is signed in, as its owner sees it in the list.

import { type Static, Type } from 'typebox'

export const SignedInDevice = Type.Object({
  id: Type.String(),
  device: Type.String(),
  /** The browser as it names itself. */
  agent: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String({ format: 'date-time' }),
  lastActiveAt: Type.String({ format: 'date-time' }),
  isThis: Type.Boolean(),
})
export type SignedInDevice = Static<typeof SignedInDevice>
