// One look of staff at what belongs to a person, as that person may read it: what was seen, when, and as what the reader
// works. Never who: the name is in the audit.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'
import { userSlugs } from './person.ts'

/** The kinds of the audit that tell of a look at somebody's data. */
export const viewingKinds = [
  'request.viewed',
  'person.read',
  'person.named',
  'people.searched',
  'payment.read',
  'acting.begun',
  'person.identityProved',
  'person.identityTaken',
] as const
export type ViewingKind = (typeof viewingKinds)[number]

export const Viewing = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  kind: Literals(viewingKinds),
  /** The kind of account of whoever looked. */
  userSlug: Literals(userSlugs),
  /** The request that was read. */
  ID: Type.Optional(Type.String()),
  serviceSlug: Type.Optional(Type.String()),
})
export type Viewing = Static<typeof Viewing>
