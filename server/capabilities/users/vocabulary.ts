// What lists of staff may be asked for. Numbers and addresses of people only where the filter is not in the address.

import { raw } from '../../platform/database/index.ts'
import type { Column, Columns, FieldType, Vocabulary } from '../../platform/filter/index.ts'

/** Letters that readers take for the same, as search folds them; signs that they leave out are dropped. */
const foldedName = `translate(lower(a.first_name || ' ' || a.last_name || ' ' || coalesce(a.english_full_name, '')),
  'أإآٱةىئؤ\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640ء', 'ااااهييو')`

const fixed: [string, FieldType, string][] = [
  ['id', 'text', 'a.id::text'],
  ['username', 'text', 'a.username'],
  ['userSlug', 'text', 'a.user_slug'],
  ['name', 'text', foldedName],
  ['firstName', 'text', 'a.first_name'],
  ['lastName', 'text', 'a.last_name'],
  // Between spaces, so that one role is found among several: `like '% AUDITOR %'`.
  ['roles', 'text', `' ' || array_to_string(a.roles, ' ') || ' '`],
  ['status', 'text', 'a.status'],
  ['company', 'text', 'a.company'],
  ['sector', 'text', 'a.sector'],
  ['serviceCenter', 'text', 'a.service_center'],
  ['createdAt', 'instant', 'a.created_at'],
  ['updatedAt', 'instant', 'a.updated_at'],
]
const personal: [string, FieldType, string][] = [
  ['mobile', 'text', 'a.mobile'],
  ['email', 'text', 'a.email'],
]

/** Fields that find one person by what is theirs alone. */
export const identifying: ReadonlySet<string> = new Set(personal.map(([name]) => name))

export const askedOfStaff = (inAddress: boolean): { vocabulary: Vocabulary; columns: Columns } => {
  const columns = new Map<string, Column>(
    [...fixed, ...(inAddress ? [] : personal)].map(([name, type, text]) => [
      name,
      { type, expression: raw(`(${text})`) },
    ]),
  )
  const fields = new Map([...columns].map(([name, { type }]) => [name, type]))
  return { columns, vocabulary: { fields, parts: [], includes: [], defaultLimit: 20, maxLimit: 100 } }
}
