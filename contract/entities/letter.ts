// A letter or certificate that a request ended in, as its readers see it.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

export const letterStates = ['valid', 'expired', 'revoked'] as const
export type LetterState = (typeof letterStates)[number]
/** Why it lost its validity before its time. */
export const revocations = ['staff', 'replaced', 'reopened'] as const
export type Revocation = (typeof revocations)[number]

/** Whether it is valid: all that anybody is told of a number. */
export const LetterStatus = Type.Object({
  number: Type.String(),
  state: Literals(letterStates),
  revokedAt: Type.Optional(Type.String({ format: 'date-time' })),
  because: Type.Optional(Literals(revocations)),
})
export type LetterStatus = Static<typeof LetterStatus>

export const Letter = Type.Object({
  ...LetterStatus.properties,
  title: TextSchema,
  /** The request that it came of. */
  ID: Type.String(),
  serviceSlug: Type.String(),
  service: TextSchema,
  issuedAt: Type.String({ format: 'date-time' }),
  /** The last day that it is valid. */
  validUntil: Type.Optional(Type.String({ format: 'date' })),
  /** The page that checks it, with text, key and signature behind the #. */
  link: Type.String(),
  /** The PDF, for whoever asked; `&language=` chooses one. */
  href: Type.String(),
})
export type Letter = Static<typeof Letter>
