// What may be typed of a member of staff: asked by the form while one types and by the server for every row. Pure.

import { readMobile } from './mobile.ts'

export const staffSlugs = ['employee', 'we_employee', 'xceed_employee', 'agent'] as const
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

/** Whoever holds one of these could watch over, or add, the others: granting one takes two administrators. */
export const guardedRoles = ['BFM_ADMIN', 'AUDITOR'] as const

export type StaffField = keyof StaffTyped
export type StaffFault = {
  field: StaffField
  /** `notServed`: a number that is sent no codes, which the server alone knows. */
  key: 'required' | 'shape' | 'unknown' | 'tooLong' | 'taken' | 'notServed'
}
export type StaffTyped = {
  username?: string
  userSlug?: string
  firstName: string
  lastName: string
  englishFullName?: string | undefined
  mobile?: string | undefined
  email?: string | undefined
  roles: readonly string[]
  services: readonly string[]
  company?: string | undefined
  sector?: string | undefined
  serviceCenter?: string | undefined
}

const longest = 80
const email = /^[^\s@<>()"',;:\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?\.[a-z\d-]{2,}$/i
const service = /^(?:\*|[A-Z][A-Z0-9_]{1,63})$/

const control = /[\p{Cc}]/u
const texts = ['firstName', 'lastName', 'englishFullName', 'company', 'sector', 'serviceCenter'] as const

/** What is wrong with what was typed; `isNew` where the user name and the kind of account are chosen too. */
export const staffFaults = (typed: StaffTyped, isNew: boolean): StaffFault[] => {
  const faults: StaffFault[] = []
  const add = (field: StaffField, key: StaffFault['key']) => void faults.push({ field, key })
  if (isNew) {
    if (!typed.username) add('username', 'required')
    else if (!/^[a-z0-9]{3,32}$/.test(typed.username)) add('username', 'shape')
    if (!(staffSlugs as readonly string[]).includes(typed.userSlug ?? '')) add('userSlug', 'unknown')
  }
  for (const field of ['firstName', 'lastName'] as const)
    if (typed[field].trim() === '') add(field, 'required')
  for (const field of texts) {
    const value = typed[field] ?? ''
    if (value.length > longest) add(field, 'tooLong')
    else if (control.test(value)) add(field, 'shape')
  }
  if (typed.mobile && !readMobile(typed.mobile)) add('mobile', 'shape')
  if (typed.email && !email.test(typed.email)) add('email', 'shape')
  if (typed.roles.some(role => !(staffRoles as readonly string[]).includes(role))) add('roles', 'unknown')
  else if (typed.userSlug === 'agent' && typed.roles.length > 0) add('roles', 'shape')
  if (typed.services.some(slug => !service.test(slug))) add('services', 'shape')
  return faults
}
