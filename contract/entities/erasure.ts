// Somebody's request that their data be erased, and what became of it.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'

export const erasureStates = ['waiting', 'done', 'refused', 'withdrawn'] as const

export const Erasure = Type.Object({
  id: Type.String(),
  state: Literals(erasureStates),
  reason: Type.String(),
  askedAt: Type.String({ format: 'date-time' }),
  decidedAt: Type.Optional(Type.String({ format: 'date-time' })),
  /** The answer to the person. */
  answer: Type.Optional(Type.String()),
})
export type Erasure = Static<typeof Erasure>

const Person = Type.Object({ id: Type.String(), ID: Type.Integer(), name: Type.String() })

/** A legal hold: nothing about the person is erased while it is in force. */
export const LegalHold = Type.Object({
  id: Type.String(),
  person: Person,
  reason: Type.String(),
  placedAt: Type.String({ format: 'date-time' }),
})
export type LegalHold = Static<typeof LegalHold>

/** As staff who decide see it. */
export const ErasureCase = Type.Intersect([
  Erasure,
  Type.Object({
    person: Person,
    /** Requests under way: they come to an end first. */
    openRequests: Type.Integer(),
    /** The legal hold in force, if there is one. */
    hold: Type.Union([Type.Object({ id: Type.String(), reason: Type.String() }), Type.Null()]),
  }),
])
export type ErasureCase = Static<typeof ErasureCase>
