// People: slugs, roles, and what an answer says of a person.

import { type Static, Type } from 'typebox'
import { staffRoles } from '../staff-rules.ts'

export const userSlugs = ['citizen', 'employee', 'we_employee', 'xceed_employee', 'agent'] as const
export type UserSlug = (typeof userSlugs)[number]

export const modes = ['CITIZEN', 'EMPLOYEE', 'AGENT'] as const
export type Mode = (typeof modes)[number]
/** The app a slug signs in to. */
export const modeOf: Record<UserSlug, Mode> = {
  citizen: 'CITIZEN',
  employee: 'EMPLOYEE',
  we_employee: 'EMPLOYEE',
  xceed_employee: 'EMPLOYEE',
  agent: 'AGENT',
}

export const roles = staffRoles
export type Role = (typeof roles)[number]

export const Person = Type.Object({
  id: Type.String(),
  ID: Type.Integer(),
  username: Type.String(),
  userSlug: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  englishFullName: Type.Union([Type.String(), Type.Null()]),
  roles: Type.Array(Type.String()),
  language: Type.String(),
  /** Slugs of the categories that the person's lists are narrowed to; none: every one. */
  selectedLabels: Type.Optional(Type.Array(Type.String())),
})
export type Person = Static<typeof Person>

/** Someone named in a list or a history: no more than a reader needs to know who it was. */
export const PersonRef = Type.Object({
  id: Type.String(),
  name: Type.String(),
  englishName: Type.Union([Type.String(), Type.Null()]),
})
export type PersonRef = Static<typeof PersonRef>
