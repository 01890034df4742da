// What signing in answers. `usertoken` is the anti-CSRF token: useless without the HttpOnly cookie.

import { type Static, Type } from 'typebox'
import { SecondStep } from './factor.ts'
import { Person } from './person.ts'

export const Session = Type.Object({
  userId: Type.String(),
  userSlug: Type.String(),
  usertoken: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
  user: Person,
  /** Where signing out goes on: at the provider that was signed in by. */
  logoutUrl: Type.Optional(Type.String()),
})
export type Session = Static<typeof Session>

/** A session, or the second step on the way to one. */
export const SignInAnswer = Type.Union([Session, Type.Object({ mfa: SecondStep })])
export type SignInAnswer = Static<typeof SignInAnswer>

export const Credentials = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 128 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  },
  { additionalProperties: false },
)
export type Credentials = Static<typeof Credentials>
