// Staff and agents as a file that the import reads: the same columns, and a row that nobody changed is found unchanged.
// Identifiers are in no file: they are stored sealed, and nobody reads them whole. Disabled accounts are left out, so that
// a file opens no account again that was closed.

import { readMobile } from '@bawaba/contract/mobile.ts'
import type { StaffTyped } from '@bawaba/contract/staff-rules.ts'
import { csvFile } from '../../platform/sheets/index.ts'
import type { ImportColumn, ImportLine } from './import.ts'
import type { StaffRecord } from './store.ts'

/** As many rows as one import takes. */
export const rowsOfPart = 1000

type Row = Pick<
  StaffRecord,
  | 'username'
  | 'userSlug'
  | 'firstName'
  | 'lastName'
  | 'englishFullName'
  | 'mobile'
  | 'email'
  | 'roles'
  | 'services'
  | 'teams'
  | 'company'
  | 'sector'
  | 'serviceCenter'
  | 'pendingMobile'
  | 'pendingEmail'
>
type Column = {
  /** As it is written in a file. */
  write: (row: Row) => string
  /** Whether a file says what is stored. */
  isSame: (row: Row, typed: StaffTyped) => boolean
}

const isSameSet = (stored: readonly string[], typed: readonly string[] = []): boolean =>
  stored.length === new Set(typed).size && stored.every(one => typed.includes(one))
const list = (name: 'roles' | 'services' | 'teams'): Column => ({
  write: row => row[name].join(' '),
  isSame: (row, typed) => isSameSet(row[name], typed[name]),
})
const line = (
  name: 'firstName' | 'lastName' | 'englishFullName' | 'company' | 'sector' | 'serviceCenter',
): Column => ({
  write: row => row[name] ?? '',
  isSame: (row, typed) => (row[name] ?? '') === (typed[name] ?? '').trim(),
})
/** What an administrator typed last, as the form shows it. */
const mobileOf = (row: Row): string => row.pendingMobile ?? row.mobile ?? ''
const emailOf = (row: Row): string => row.pendingEmail ?? row.email ?? ''

const columns: Partial<Record<ImportColumn, Column>> = {
  username: { write: row => row.username, isSame: (row, { username }) => row.username === username },
  userSlug: { write: row => row.userSlug, isSame: (row, { userSlug }) => row.userSlug === userSlug },
  firstName: line('firstName'),
  lastName: line('lastName'),
  englishFullName: line('englishFullName'),
  mobile: {
    write: mobileOf,
    isSame: (row, { mobile = '' }) => mobileOf(row) === (mobile && (readMobile(mobile) ?? mobile)),
  },
  email: {
    write: emailOf,
    isSame: (row, { email = '' }) => emailOf(row).toLowerCase() === email.toLowerCase(),
  },
  roles: list('roles'),
  services: list('services'),
  teams: list('teams'),
  company: line('company'),
  sector: line('sector'),
  serviceCenter: line('serviceCenter'),
}
const named = Object.entries(columns)

/** The file. Pure. */
export const staffCsv = (rows: readonly Row[]): string =>
  csvFile([named.map(([name]) => name), ...rows.map(row => named.map(([, { write }]) => write(row)))])

/** Whether a row of a file says of an account what is stored, in every column that the file has. Pure. */
export const isUnchanged = (row: Row, { typed, columns: written }: ImportLine): boolean =>
  written.every(name => {
    const column = columns[name]
    // An identifier that a file names is compared where others are, and counted as a look-up.
    return column ? column.isSame(row, typed) : !typed[name as 'nationalId']
  })
