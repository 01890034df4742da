// A file of people to add: its bytes as text, its columns, its rows judged by the rules that the form has.

import type { Readable } from 'node:stream'
import type { ImportedRow } from '@bawaba/contract/entities/staff-user.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { staffErrorsWith } from '@bawaba/contract/staff-choices.ts'
import type { StaffError, StaffTyped, StaffUsernames } from '@bawaba/contract/staff-rules.ts'
import { fold } from '@bawaba/language/folding.ts'
import { type Text, trimInvisible } from '@bawaba/language/index.ts'
import { type CsvRow, readCsvFile, withoutFormulaMark } from '../../platform/sheets/index.ts'
import type { TakenFields } from './duplicates.ts'

const limits = { megabytes: 1, rows: 1000 }
/** Columns by their names, with what the screens call them. */
export const columnWords = {
  username: { ar: 'اسم المستخدم', en: 'User name' },
  userSlug: { ar: 'نوع الحساب', en: 'Kind of account' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'بقية الاسم', en: 'Other names' },
  englishFullName: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  mobile: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  nationalId: { ar: 'الرقم القومي', en: 'National ID' },
  passportNumber: { ar: 'رقم جواز السفر', en: 'Passport number' },
  roles: { ar: 'الصلاحيات', en: 'Roles' },
  services: { ar: 'الخدمات', en: 'Services' },
  teams: { ar: 'الفرق', en: 'Teams' },
  company: { ar: 'الشركة', en: 'Company' },
  sector: { ar: 'القطاع', en: 'Sector' },
  serviceCenter: { ar: 'مركز الخدمة', en: 'Service centre' },
} as const satisfies Record<string, Text>
export type ImportColumn = keyof typeof columnWords
type Column = ImportColumn
/** Other headings that people write. */
const alsoCalled: Partial<Record<Column, readonly string[]>> = {
  userSlug: ['User type', 'نوع المستخدم'],
  lastName: ['Last name', 'Surname', 'الاسم الأخير', 'اسم العائلة'],
  mobile: ['Mobile', 'Phone', 'المحمول', 'رقم المحمول'],
  email: ['Email address'],
  passportNumber: ['Passport'],
  roles: ['الأدوار'],
  services: ['الخدمات التي يعمل عليها'],
  serviceCenter: ['Service center'],
}
const headingKey = (heading: string): string => fold(heading).replaceAll(' ', '')
const columnsByHeading = new Map(
  (Object.keys(columnWords) as Column[]).flatMap(column =>
    [column, columnWords[column].ar, columnWords[column].en, ...(alsoCalled[column] ?? [])].map(
      heading => [headingKey(heading), column] as const,
    ),
  ),
)
/** The column that a heading names, in any case and either language. */
export const columnOf = (heading: string): Column | undefined => columnsByHeading.get(headingKey(heading))

/** Where user names are mobile numbers either column may hold it. */
const needed = {
  free: ['username', 'firstName', 'lastName'],
  mobile: ['firstName', 'lastName'],
} as const satisfies Record<StaffUsernames, readonly string[]>

export type ImportLine = {
  line: number
  typed: StaffTyped & { username: string; userSlug: string }
  /** The columns that the file has. */
  columns: readonly Column[]
}

/** Where each column stands; throws CSV_COLUMNS naming what is unknown, missing or twice. */
const placesOf = (head: CsvRow | undefined, usernames: StaffUsernames): Map<Column, number> => {
  const headings = (head?.cells ?? []).map(heading => heading.trim())
  const names = headings.map(columnOf)
  const wrong = headings.filter(
    (_, index) => names[index] === undefined || names.indexOf(names[index]) !== index,
  )
  const isNamed = names.includes('username') || names.includes('mobile')
  const missing = [
    ...(usernames === 'mobile' && !isNamed ? ['mobile'] : []),
    ...needed[usernames].filter(name => !names.includes(name)),
  ]
  if (wrong.length + missing.length > 0)
    throw new Problem('CSV_COLUMNS', { params: { columns: [...wrong, ...missing].join(', ').slice(0, 200) } })
  return new Map(names.flatMap((name, index) => (name ? [[name, index]] : [])))
}

const listIn = (cell: string): string[] => cell.split(/[\s|;,،؛]+/).filter(part => part !== '')

const lineOf = ({ line, cells }: CsvRow, places: Map<Column, number>): ImportLine => {
  // A sheet marks a number with its plus as a text.
  const cell = (name: Column) => trimInvisible(withoutFormulaMark(cells[places.get(name) ?? -1] ?? ''))
  return {
    line,
    columns: [...places.keys()],
    typed: {
      username: cell('username').toLowerCase(),
      userSlug: cell('userSlug') || 'employee',
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      englishFullName: cell('englishFullName'),
      mobile: cell('mobile'),
      email: cell('email'),
      nationalId: cell('nationalId'),
      passportNumber: cell('passportNumber'),
      roles: listIn(cell('roles')),
      services: listIn(cell('services')),
      teams: listIn(cell('teams')),
      company: cell('company'),
      sector: cell('sector'),
      serviceCenter: cell('serviceCenter'),
    },
  }
}

/** The rows of a file. Throws what makes the whole of it unreadable. */
export const readImport = async (stream: Readable, usernames: StaffUsernames): Promise<ImportLine[]> => {
  const { head, rows } = await readCsvFile(stream, limits)
  const places = placesOf(head, usernames)
  return rows.map(row => lineOf(row, places))
}

/** What stands against each row: its own faults, and what another has, in the file or an account. */
export const judgeImport = (
  lines: readonly ImportLine[],
  against: Parameters<typeof staffErrorsWith>[1],
  takenFields: TakenFields,
): { lines: ImportLine[]; rows: ImportedRow[] } => {
  const rows = lines.map(({ line, typed }): ImportedRow => {
    const own = staffErrorsWith(typed, against)
    const isWrong = new Set(own.map(({ field }) => field))
    const duplicateFields = takenFields(typed).filter(field => !isWrong.has(field))
    const errors: StaffError[] = [...own, ...duplicateFields.map(field => ({ field, key: 'taken' as const }))]
    const username = typed.username || typed.mobile || ''
    return { line, username, outcome: errors.length > 0 ? 'refused' : 'ready', faults: errors }
  })
  const good = new Set(rows.filter(({ outcome }) => outcome === 'ready').map(({ line }) => line))
  return { lines: lines.filter(({ line }) => good.has(line)), rows }
}
