// What signing in answers. `usertoken` is the anti-CSRF token: useless without the HttpOnly cookie.

import { type Static, Type } from 'typebox'
import { Person } from './person.ts'

export const Session = Type.Object({
  userId: Type.String(),
  userSlug: Type.String(),
  usertoken: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
  user: Person,
})
export type Session = Static<typeof Session>

export const Credentials = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 128 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  },
  { additionalProperties: false },
)
export type Credentials = Static<typeof Credentials>
