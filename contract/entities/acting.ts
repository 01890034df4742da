// Acting for another person: what the one who acts reads of it, and what the other may read about it afterwards.

import { type Static, Type } from 'typebox'
import { Company } from './company.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })

/** The header that says in whose name a call is made. */
export const ownerHeader = 'request-owner-token'

/** What is going on now. */
export const Acting = Type.Object({
  id: Type.String(),
  owner: PersonRef,
  /** The company that the person gave the code for. */
  company: Type.Optional(Company),
  reason: Type.String(),
  beganAt: Instant,
  expiresAt: Instant,
})
export type Acting = Static<typeof Acting>

/** One line of "whom I acted for" and of "who acted for me": the other person, when, and why. */
export const ActingRow = Type.Object({
  id: Type.String(),
  person: PersonRef,
  /** The kind of account the person has: agent, employee, citizen. */
  userSlug: Type.String(),
  /** The company that it was for. */
  company: Type.Optional(Company),
  reason: Type.String(),
  beganAt: Instant,
  /** Missing while it goes on. */
  endedAt: Type.Optional(Instant),
  /** Numbers of the requests that were sent meanwhile. */
  filed: Type.Array(Type.String()),
})
export type ActingRow = Static<typeof ActingRow>

/** A request that was sent for another person, as who sent it may remember it. */
export const FiledFor = Type.Object({
  ID: Type.String(),
  serviceLabel: Type.Object({ ar: Type.String(), en: Type.String() }),
  owner: PersonRef,
  company: Type.Optional(Company),
  createdAt: Instant,
})
export type FiledFor = Static<typeof FiledFor>

/** A person that was looked for: enough to ask "is it you?", too little to be worth looking for. */
export const FoundPerson = Type.Object({
  id: Type.String(),
  /** First name and the initial of the last. */
  name: Type.String(),
  /** The last digits of the number. */
  mobile: Type.String(),
})
export type FoundPerson = Static<typeof FoundPerson>
