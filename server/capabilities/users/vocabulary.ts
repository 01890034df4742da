// What lists of staff may be asked for. Numbers and addresses of people only where the filter is not in the address; what
// is stored sealed is found by the whole of it alone.

import { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { type IdentityField, identityFields } from '@bawaba/contract/staff-identity.ts'
import { raw } from '../../platform/database/index.ts'
import {
  type Column,
  type Columns,
  type FieldType,
  searchableName,
  type Vocabulary,
} from '../../platform/filter/index.ts'
import { lastSignInText } from './store.ts'

const searched = searchableName(
  `a.first_name || ' ' || a.last_name || ' ' || coalesce(a.english_full_name, '')`,
)

const fixed: [string, FieldType, string][] = [
  ['id', 'text', 'a.id::text'],
  // A mobile number is found as one: as a user name it would be found bit by bit, and stand in the address.
  ['username', 'text', "case when a.username ~ '^[0-9]{8,}$' then '' else a.username end"],
  ['userSlug', 'text', 'a.user_slug'],
  ['name', 'text', searched],
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
  ['lastSignInAt', 'instant', lastSignInText],
]
const personal: [string, FieldType, string][] = [
  ['mobile', 'text', 'a.mobile'],
  ['email', 'text', 'a.email'],
]

/** Fields that find one person by what is theirs alone. */
export const identifying: ReadonlySet<string> = new Set([
  ...personal.map(([name]) => name),
  ...identityFields,
])
const indexes: Record<IdentityField, string> = {
  nationalId: `encode(a.national_id_index, 'hex')`,
  passportNumber: `encode(a.passport_index, 'hex')`,
}

export const askedOfStaff = (
  inAddress: boolean,
  indexOf: (field: IdentityField, typed: string) => Buffer,
): { vocabulary: Vocabulary; columns: Columns } => {
  const columns = new Map<string, Column>(
    [...fixed, ...(inAddress ? [] : personal)].map(([name, type, text]) => [
      name,
      { type, expression: raw(`(${text})`) },
    ]),
  )
  for (const field of inAddress ? [] : identityFields)
    columns.set(field, {
      type: 'text',
      expression: raw(`to_jsonb(${indexes[field]})`),
      sealed: {
        index: raw(indexes[field]),
        indexOf: value => indexOf(field, String(value)).toString('hex'),
      },
    })
  const fields = new Map([...columns].map(([name, { type }]) => [name, type]))
  return {
    columns,
    vocabulary: {
      fields,
      whole: new Set(identityFields),
      parts: Object.keys(StaffUser.properties),
      defaultLimit: 20,
      maxLimit: 100,
    },
  }
}
