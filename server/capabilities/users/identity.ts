// National ID and passport number of staff at rest: sealed, with a keyed hash beside each by which it is found and stays
// one person's. Whoever manages users reads the last signs alone.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import {
  type IdentityField,
  identityFields,
  readNationalId,
  readPassport,
} from '@bawaba/contract/staff-identity.ts'
import type { Seal } from '../../platform/sealed.ts'
import { masked } from '../profiles/index.ts'
import type { StaffRecord } from './store.ts'

/** What is stored of one; both null where there is none. */
export type SealedField = { sealed: string | null; index: Buffer | null }
/** What was not named stays as it is. */
export type StaffIdentity = { [Field in IdentityField]?: SealedField | undefined }
type Typed = { [Field in IdentityField]?: string | undefined }

const readers = { nationalId: readNationalId, passportNumber: readPassport }
const none: SealedField = { sealed: null, index: null }

export const createIdentity = (seal: Seal) => {
  /** What it is found by, however it was typed. */
  const indexOf = (field: IdentityField, typed: string): Buffer =>
    seal.indexOf(field, readers[field](typed) ?? typed)
  const sealedOf = (field: IdentityField, typed: string): SealedField => {
    const value = readers[field](typed)
    return value === undefined ? none : { sealed: seal.seal(field, value), index: seal.indexOf(field, value) }
  }
  const shown = (field: IdentityField, sealed: string | null): string | null =>
    sealed === null ? null : masked(seal.open(field, sealed))

  return {
    indexOf,
    /** What is stored of what was typed, which its rules have accepted. */
    written: (typed: Typed): StaffIdentity =>
      Object.fromEntries(
        identityFields.map(field => {
          const text = typed[field]
          return [field, text === undefined ? undefined : sealedOf(field, text)]
        }),
      ),
    viewOf: ({
      createdAt,
      updatedAt,
      lastSignInAt,
      nationalId,
      passportNumber,
      ...rest
    }: StaffRecord): StaffUser => ({
      ...rest,
      nationalId: shown('nationalId', nationalId),
      passportNumber: shown('passportNumber', passportNumber),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    }),
  }
}
export type Identity = ReturnType<typeof createIdentity>
