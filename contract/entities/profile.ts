// A person as they, or staff who manage people, read them. Identifiers come masked.

import { type Static, Type } from 'typebox'
import { identityFields } from '../staff-identity.ts'
import { Document } from './document.ts'
import { Literals } from './literals.ts'
import { Person } from './person.ts'

/** Where a code or link went, masked, and how long to wait for another. */
export const Verification = Type.Object({
  channel: Literals(['sms', 'email'] as const),
  sentTo: Type.String(),
  resendAfterSeconds: Type.Integer(),
})
export type Verification = Static<typeof Verification>

export const Profile = Type.Object({
  ...Person.properties,
  status: Type.String(),
  emailVerified: Type.Boolean(),
  /** Which document proved who the person is, when, and which provider stated it where no employee read it; null: nothing has yet. */
  identityProved: Type.Union([
    Type.Object({
      document: Literals(identityFields),
      at: Type.String({ format: 'date-time' }),
      provider: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** Answers of the user model by field name; national ID and passport number with their last signs alone. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The files that the answers name. */
  documents: Type.Array(Document),
  /** What was changed and waits for a code or a link. */
  pending: Type.Array(Verification),
  /** What an administrator entered for the person, who has not confirmed it yet. */
  proposed: Type.Object({
    mobile: Type.Union([Type.String(), Type.Null()]),
    email: Type.Union([Type.String(), Type.Null()]),
  }),
})
export type Profile = Static<typeof Profile>

export const Registered = Type.Object({
  id: Type.String({ format: 'uuid' }),
  userSlug: Type.String(),
  verification: Verification,
})
export type Registered = Static<typeof Registered>

/** An account that an employee has opened: what they tell its holder. */
export const OpenedAccount = Type.Object({
  id: Type.String({ format: 'uuid' }),
  username: Type.String(),
  name: Type.String(),
})
export type OpenedAccount = Static<typeof OpenedAccount>
