// What is written of what was typed of a member of staff, and what may not be taken away from them.

import type { StaffInput } from '@bawaba/contract/entities/staff-user.ts'
import { readMobile, usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  type StaffError,
  type StaffTyped,
  type StaffUsernames,
  signInMobile,
} from '@bawaba/contract/staff-rules.ts'
import { trimInvisible } from '@bawaba/language/index.ts'
import { isEmailAddress, readEmail } from '@bawaba/language/input/email-addresses.ts'
import type { StaffRecord, StaffWritten } from './store.ts'

const orNull = (text: string | undefined): string | null => trimInvisible(text ?? '') || null
/** The address as e-mail is sent to it. A stored address keeps its form, so that saving another field never changes it. */
const emailOf = (typed: string | undefined): string | null => {
  const text = orNull(typed)
  return text === null || isEmailAddress(text) ? text : (readEmail(text) ?? text)
}

/** What is kept of what was typed. */
export const writtenOf = (typed: StaffTyped & { language?: 'ar' | 'en' }): StaffWritten => ({
  firstName: trimInvisible(typed.firstName),
  lastName: trimInvisible(typed.lastName),
  englishFullName: orNull(typed.englishFullName),
  mobile: typed.mobile ? (readMobile(typed.mobile) ?? null) : null,
  email: emailOf(typed.email),
  roles: [...new Set(typed.roles)] as StaffWritten['roles'],
  services: [...new Set(typed.services)],
  teams: typed.teams && [...new Set(typed.teams)],
  company: orNull(typed.company),
  sector: orNull(typed.sector),
  serviceCenter: orNull(typed.serviceCenter),
  language: typed.language ?? 'ar',
})

export const refuse = (errors: readonly StaffError[]): void => {
  if (errors.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      details: errors.map(({ field, key }) => ({ path: `body.${field}`, key })),
    })
}
/** What stays where a number or address is not named; what its owner uses is theirs to take away. */
export const contactOf = (typed: StaffInput, before: StaffRecord) => {
  const stored = (name: 'mobile' | 'email', pending: string | null) =>
    typed[name] ?? pending ?? before[name] ?? undefined
  return { mobile: stored('mobile', before.pendingMobile), email: stored('email', before.pendingEmail) }
}
/** Whether the user name is the number that the account has. */
const hasMobileName = ({ username, mobile }: Pick<StaffRecord, 'username' | 'mobile'>): boolean =>
  mobile !== null && usernameOfMobile(mobile) === username

/** The user name that a new number would bring along, once it counts; null where a name was chosen. */
export const usernameAfter = (before: StaffRecord, mobile: string | null): string | null =>
  mobile !== null && hasMobileName(before) ? usernameOfMobile(mobile) : null

/** With the number that makes the user name, in whichever column it was named. */
export const withSignInMobile = (typed: StaffTyped, usernames: StaffUsernames): StaffTyped =>
  usernames === 'mobile' ? { ...typed, mobile: signInMobile(typed) } : typed

export const assertKept = (before: StaffRecord, written: StaffWritten): void => {
  const isLost = (name: 'mobile' | 'email') => before[name] !== null && written[name] === null
  const isOwned = (name: 'mobile' | 'email') =>
    before.status !== 'invited' || (name === 'mobile' && hasMobileName(before))
  const removed = (['mobile', 'email'] as const).filter(name => isLost(name) && isOwned(name))
  if (removed.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      details: removed.map(name => ({ path: `body.${name}`, key: 'required' })),
    })
}

const every = '*'
const isAdded = (before: readonly string[], named: readonly string[]): boolean =>
  named.some(name => !before.includes(name))

/** Whether an account would reach more than it does, or waits for: more roles, services, teams or centers. */
export const isWider = (
  before: StaffRecord,
  { roles, services, teams, serviceCenter }: StaffWritten,
): boolean =>
  isAdded([...before.roles, ...before.pendingRoles], roles) ||
  (!before.services.includes(every) && isAdded(before.services, services)) ||
  isAdded(before.teams, teams ?? []) ||
  (Boolean(before.serviceCenter) && serviceCenter !== before.serviceCenter)
