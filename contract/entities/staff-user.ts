// Staff and agents as administrators manage them.

import { type Static, Type } from 'typebox'
import { factorKinds } from './factor.ts'
import { Handover } from './handover.ts'
import { Literals } from './literals.ts'
import { roles, userSlugs } from './person.ts'

const Maybe = Type.Union([Type.String(), Type.Null()])

export const StaffUser = Type.Object({
  id: Type.String(),
  ID: Type.Integer(),
  username: Type.String(),
  userSlug: Literals(userSlugs),
  firstName: Type.String(),
  lastName: Type.String(),
  englishFullName: Maybe,
  mobile: Maybe,
  email: Maybe,
  /** All but the last four signs covered: nobody reads them whole here. */
  nationalId: Maybe,
  passportNumber: Maybe,
  roles: Type.Array(Literals(roles)),
  services: Type.Array(Type.String()),
  /** Teams of services, as SERVICE:TEAM. */
  teams: Type.Array(Type.String()),
  company: Maybe,
  sector: Maybe,
  serviceCenter: Maybe,
  status: Literals(['invited', 'active', 'disabled']),
  /** Of the last year: older sign-ins are deleted. */
  lastSignInAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** Methods of two-step verification that the account has, without their names and numbers. */
  secondFactors: Type.Array(Literals(factorKinds)),
  language: Literals(['ar', 'en']),
  revision: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  /** What an administrator typed and the owner has not proved yet. */
  pendingMobile: Maybe,
  pendingEmail: Maybe,
  /** Roles that wait for a second administrator, and who proposed them. */
  pendingRoles: Type.Array(Literals(roles)),
  rolesProposedBy: Maybe,
})
export type StaffUser = Static<typeof StaffUser>

const text = Type.String({ maxLength: 200 })
/** What an administrator may type; the rules of each part are in staff-rules.ts. */
export const StaffInput = Type.Object(
  {
    firstName: text,
    lastName: text,
    englishFullName: Type.Optional(text),
    mobile: Type.Optional(text),
    email: Type.Optional(text),
    /** Not named: what stands stays. Empty: it is taken away. */
    nationalId: Type.Optional(text),
    passportNumber: Type.Optional(text),
    roles: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 }),
    services: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200 }),
    /** Not named: what stands stays. */
    teams: Type.Optional(Type.Array(Type.String({ maxLength: 130 }), { maxItems: 500 })),
    company: Type.Optional(text),
    sector: Type.Optional(text),
    serviceCenter: Type.Optional(text),
    language: Type.Optional(Literals(['ar', 'en'])),
  },
  { additionalProperties: false },
)
export type StaffInput = Static<typeof StaffInput>

/** A change of an account, and whom open requests go to that it may not work on any more. */
export const StaffChange = Type.Object(
  { ...StaffInput.properties, handover: Type.Optional(Handover) },
  { additionalProperties: false },
)
export type StaffChange = Static<typeof StaffChange>

export const NewStaff = Type.Object(
  {
    ...StaffInput.properties,
    /** Where user names are mobile numbers it may be left out. */
    username: Type.Optional(text),
    userSlug: Literals(userSlugs),
    /** Sends an invitation at once, where there is an e-mail address. */
    invite: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type NewStaff = Static<typeof NewStaff>

/** What became of one row of an import, or would. `line` counts the lines of the file from 1. */
export const ImportedRow = Type.Object({
  line: Type.Integer(),
  username: Type.String(),
  outcome: Literals(['added', 'ready', 'same', 'refused']),
  faults: Type.Array(Type.Object({ field: Type.String(), key: Type.String() })),
})
export type ImportedRow = Static<typeof ImportedRow>

export const ImportReport = Type.Object({
  isDryRun: Type.Boolean(),
  added: Type.Integer(),
  /** Rows that say what is stored already. */
  same: Type.Integer(),
  refused: Type.Integer(),
  /** Of a dry run: identifiers that were not compared with the accounts there are, the day's look-ups being used up. */
  unchecked: Type.Integer(),
  rows: Type.Array(ImportedRow),
})
export type ImportReport = Static<typeof ImportReport>
