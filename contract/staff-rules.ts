// What may be typed of a member of staff: used by the form while one types and by the server for every row. Pure.

import { isBlank } from '@bawaba/language/index.ts'
import { readEmail } from '@bawaba/language/input/email-addresses.ts'
import { type EmployeeSlug, employeeSlugs, isAllowedSlug } from './employee-slugs.ts'
import { readMobile, usernameOfMobile } from './mobile.ts'
import { type IdentityKey, identityErrors } from './staff-identity.ts'

export const staffSlugs = [...employeeSlugs, 'agent'] as const
export type StaffSlug = (typeof staffSlugs)[number]
/** The kinds of account that administrators can add where these employees are allowed. */
export const allowedStaffSlugs = (allowed: readonly EmployeeSlug[]): readonly StaffSlug[] =>
  staffSlugs.filter(isAllowedSlug(allowed))
/** The roles of staff, in the order they are offered. */
export const staffRoles = [
  'CASE_OFFICER',
  'SUPERVISOR',
  'REPORT_MANAGER',
  'FINANCIAL_MANAGER',
  'BFM_ADMIN',
  'SERVICE_DESIGNER',
  'AUDITOR',
] as const

/** Whoever holds one of these watches over the others, and is told who else becomes one. */
export const guardianRoles = ['BFM_ADMIN', 'AUDITOR'] as const
/** Roles that add people, watch over them, or move money: granting one takes two administrators. */
export const guardedRoles = [...guardianRoles, 'FINANCIAL_MANAGER'] as const

/** What the user name of a staff account is: chosen freely, or the mobile number (the setting STAFF_USERNAME). */
export const staffUsernames = ['free', 'mobile'] as const
export type StaffUsernames = (typeof staffUsernames)[number]

export type StaffField = keyof StaffTyped
export type StaffError = {
  field: StaffField
  /**
   * `notServed`: a number that is sent no codes, which the server alone knows. `notMobile`: a user name other than the
   * mobile number, where it has to be that.
   */
  key: 'required' | 'unknown' | 'tooLong' | 'taken' | 'notServed' | 'notMobile' | IdentityKey
}
export type StaffTyped = {
  username?: string
  userSlug?: string
  firstName: string
  lastName: string
  englishFullName?: string | undefined
  mobile?: string | undefined
  email?: string | undefined
  nationalId?: string | undefined
  passportNumber?: string | undefined
  roles: readonly string[]
  services: readonly string[]
  /** Teams of services, as SERVICE:TEAM; not named: what stands stays. */
  teams?: readonly string[] | undefined
  company?: string | undefined
  sector?: string | undefined
  serviceCenter?: string | undefined
}

const longest = 80
/** A team of a service. */
const team = /^[A-Z][A-Z0-9_]{1,63}:[A-Za-z][A-Za-z0-9_-]{0,63}$/
const service = /^(?:\*|[A-Z][A-Z0-9_]{1,63})$/

const control = /[\p{Cc}]/u
const texts = ['firstName', 'lastName', 'englishFullName', 'company', 'sector', 'serviceCenter'] as const

/** The mobile number of a new account whose user name it is: a file may name it as either. */
export const signInMobile = ({ mobile, username }: Pick<StaffTyped, 'mobile' | 'username'>): string =>
  mobile || username || ''

/** The user name of a new account; undefined where the number that makes it is none. */
export const staffUsername = (typed: StaffTyped, usernames: StaffUsernames): string | undefined => {
  if (usernames === 'free') return typed.username
  const mobile = readMobile(signInMobile(typed))
  return mobile && usernameOfMobile(mobile)
}

const usernameErrors = (typed: StaffTyped, usernames: StaffUsernames): StaffError[] => {
  if (usernames === 'free') {
    if (!typed.username) return [{ field: 'username', key: 'required' }]
    return /^[a-z0-9]{3,32}$/.test(typed.username) ? [] : [{ field: 'username', key: 'shape' }]
  }
  if (!typed.mobile && !typed.username) return [{ field: 'mobile', key: 'required' }]
  const isOther = typed.username && readMobile(typed.username) !== readMobile(signInMobile(typed))
  if (isOther) return [{ field: 'username', key: 'notMobile' }]
  return typed.mobile || readMobile(signInMobile(typed)) ? [] : [{ field: 'username', key: 'notMobile' }]
}

/** `isNew` where the user name and the kind of account, one of `slugs`, are chosen too; `today` as YYYY-MM-DD. */
export type StaffAgainst = {
  isNew: boolean
  slugs: readonly StaffSlug[]
  usernames: StaffUsernames
  today: string
}

/** What is wrong with what was typed. */
export const staffErrors = (
  typed: StaffTyped,
  { isNew, slugs, usernames, today }: StaffAgainst,
): StaffError[] => {
  const ofName = isNew ? usernameErrors(typed, usernames) : []
  const errors: StaffError[] = ofName.filter(({ field }) => field === 'username')
  const add = (field: StaffField, key: StaffError['key']) => void errors.push({ field, key })
  if (isNew) {
    if (!(slugs as readonly string[]).includes(typed.userSlug ?? '')) add('userSlug', 'unknown')
  }
  for (const field of ['firstName', 'lastName'] as const) if (isBlank(typed[field])) add(field, 'required')
  for (const field of texts) {
    const value = typed[field] ?? ''
    if (value.length > longest) add(field, 'tooLong')
    else if (control.test(value)) add(field, 'shape')
  }
  errors.push(...ofName.filter(({ field }) => field === 'mobile'))
  if (typed.mobile && !readMobile(typed.mobile)) add('mobile', 'shape')
  if (typed.email && readEmail(typed.email) === undefined) add('email', 'shape')
  errors.push(...identityErrors(typed, today))
  if (typed.roles.some(role => !(staffRoles as readonly string[]).includes(role))) add('roles', 'unknown')
  else if (typed.userSlug === 'agent' && typed.roles.length > 0) add('roles', 'shape')
  if (typed.services.some(slug => !service.test(slug))) add('services', 'shape')
  if (typed.teams?.some(name => !team.test(name))) add('teams', 'shape')
  return errors
}
