// What the audit says of a change: rights and places from and to; of names, numbers and identifiers only that they did.

import type { StaffRecord } from './store.ts'

const shown = ['roles', 'services', 'teams', 'company', 'sector', 'serviceCenter', 'language'] as const
const covered = [
  'username',
  'firstName',
  'lastName',
  'englishFullName',
  'mobile',
  'email',
  'nationalId',
  'passportNumber',
  'pendingMobile',
  'pendingEmail',
] as const

export const changesOf = (before: StaffRecord, after: StaffRecord): Record<string, unknown> => {
  const isOther = (name: keyof StaffRecord) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.fromEntries([
    ...covered.filter(isOther).map(name => [name, true]),
    ...shown.filter(isOther).map(name => [name, { from: before[name], to: after[name] }]),
  ])
}
