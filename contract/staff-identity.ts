// What proves who a member of staff is: the national ID and the passport number, read and judged as forms do. Asked by
// the form while one types and by the server for every row. Pure.

import { readCompact } from '@bawaba/language/index.ts'
import { platformKind, readAs } from './read-as.ts'

export const identityFields = ['nationalId', 'passportNumber'] as const
export type IdentityField = (typeof identityFields)[number]
export type IdentityKey = 'shape' | 'digits' | 'birthDate' | 'governorate'

const passport = /^[A-Z0-9]{5,20}$/

/** The fourteen digits, from whatever digits and signs people write; undefined where there are not so many. */
export const readNationalId = readAs('nationalId')

/** Latin letters, in capitals, and digits; undefined where it is none. */
export const readPassport = (typed: string): string | undefined => {
  const tidy = readCompact(typed).toUpperCase()
  return passport.test(tidy) ? tidy : undefined
}

const keyOfNationalId = (typed: string, today: string): IdentityKey | undefined => {
  const value = readNationalId(typed)
  if (value === undefined) return 'digits'
  const [error] = platformKind('nationalId')?.validate(value, undefined as never, { today }) ?? []
  return error?.key as IdentityKey | undefined
}

/** What is wrong with either, where it was typed. `today` as YYYY-MM-DD: nobody is born later. */
export const identityErrors = (
  typed: { [Field in IdentityField]?: string | undefined },
  today: string,
): { field: IdentityField; key: IdentityKey }[] => {
  const nationalId = typed.nationalId ? keyOfNationalId(typed.nationalId, today) : undefined
  const isPassport = !typed.passportNumber || readPassport(typed.passportNumber) !== undefined
  return [
    ...(nationalId ? [{ field: 'nationalId' as const, key: nationalId }] : []),
    ...(isPassport ? [] : [{ field: 'passportNumber' as const, key: 'shape' as const }]),
  ]
}
