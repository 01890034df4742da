// Where the answers of a user model are kept: names, mobile and e-mail in columns that others read, identifiers sealed,
// everything else together as it was answered.

import type { Answers, KnownProfile } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { passportIndexText } from '../accounts/index.ts'

/** The columns of `accounts` that hold answers. */
export type StoredProfile = {
  firstName: string
  lastName: string
  englishFullName: string | null
  mobile: string | null
  email: string | null
  language: Language
  photoId: string | null
  nationalId: string | null
  nationalIdIndex: Buffer | null
  passportNumber: string | null
  passportIndex: Buffer | null
  /** YYYY-MM-DD, what the national ID says; reports count age groups by it. */
  bornOn: string | null
  profile: Answers
}

const inColumns = new Set([
  'firstName',
  'lastName',
  'englishFullName',
  'mobile',
  'email',
  'language',
  'userImage',
  'nationalId',
  'passportNumber',
])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const passportOf = (answers: Answers): string =>
  passportIndexText(textOf(answers.nationality) ?? '', textOf(answers.passportNumber) ?? '')

/** The birth date in a national ID that its question has accepted: century, year, month, day. */
export const bornOnOf = (nationalId: string): string | null => {
  const [, century, year, month, day] = /^([23])(\d\d)(\d\d)(\d\d)\d{7}$/.exec(nationalId) ?? []
  return century ? `${century === '2' ? 19 : 20}${year}-${month}-${day}` : null
}

/** The columns for whole answers; identifiers leave it sealed, with their index. */
export const keep = (answers: Answers, seal: Seal, language: Language): StoredProfile => {
  const nationalId = textOf(answers.nationalId)
  const passport = textOf(answers.passportNumber)
  const image = answers.userImage
  return {
    firstName: textOf(answers.firstName) ?? '',
    lastName: textOf(answers.lastName) ?? '',
    englishFullName: textOf(answers.englishFullName),
    mobile: textOf(answers.mobile),
    email: textOf(answers.email),
    language: answers.language === 'ar' || answers.language === 'en' ? answers.language : language,
    photoId: Array.isArray(image) ? textOf(image[0]) : null,
    nationalId: nationalId && seal.seal('nationalId', nationalId),
    nationalIdIndex: nationalId ? seal.indexOf('nationalId', nationalId) : null,
    passportNumber: passport && seal.seal('passportNumber', passport),
    bornOn: nationalId && bornOnOf(nationalId),
    passportIndex: passport ? seal.indexOf('passportNumber', passportOf(answers)) : null,
    profile: Object.fromEntries(Object.entries(answers).filter(([name]) => !inColumns.has(name))),
  }
}

/** What a form of one's own may take over, identifiers whole: it is the person who reads them, and who sends them on. */
export const knownOf = (stored: StoredProfile, seal: Seal): KnownProfile => ({
  ...namesOf(stored),
  ...(stored.nationalId === null ? {} : { nationalId: seal.open('nationalId', stored.nationalId) }),
  ...(stored.passportNumber === null
    ? {}
    : { passportNumber: seal.open('passportNumber', stored.passportNumber) }),
  ...(stored.mobile === null ? {} : { mobile: stored.mobile }),
  ...(stored.email === null ? {} : { email: stored.email }),
  ...(typeof stored.profile.address === 'string' ? { address: stored.profile.address } : {}),
})

/** The names alone, which whoever acts for the person reads anyway. */
export const namesOf = ({
  firstName,
  lastName,
  englishFullName,
}: Pick<StoredProfile, 'firstName' | 'lastName' | 'englishFullName'>): KnownProfile => ({
  name: `${firstName} ${lastName}`.trim(),
  firstName,
  lastName,
  ...(englishFullName === null ? {} : { englishName: englishFullName }),
})

type Workplace = Record<'company' | 'sector' | 'serviceCenter', string | null> & { isHolding: boolean }
/** Where someone works, under the names that the user model asks it by. */
export const workplaceOf = ({ company, sector, serviceCenter, isHolding }: Workplace): Answers => {
  const named = isHolding
    ? { eehcCompany: company, eehcSector: sector, eehcServiceCenter: serviceCenter }
    : { company, sector, serviceCenter }
  return Object.fromEntries(Object.entries(named).filter(([, code]) => code !== null))
}

/** Of everyone with an Egyptian national ID. */
const egyptian = 'EG'

const shownCharacters = 4
/** All but the last signs covered. */
export const masked = (text: string): string =>
  '•'.repeat(Math.max(0, text.length - shownCharacters)) + text.slice(-shownCharacters)

/** The answers for reading: identifiers with their last signs alone. */
export const answersOf = (stored: StoredProfile, seal: Seal): Answers => {
  const answers: Answers = {
    ...(stored.nationalId === null ? {} : { nationality: egyptian }),
    ...stored.profile,
    firstName: stored.firstName,
    lastName: stored.lastName,
    englishFullName: stored.englishFullName,
    mobile: stored.mobile,
    email: stored.email,
    language: stored.language,
    userImage: stored.photoId === null ? null : [stored.photoId],
    nationalId: stored.nationalId && masked(seal.open('nationalId', stored.nationalId)),
    passportNumber: stored.passportNumber && masked(seal.open('passportNumber', stored.passportNumber)),
  }
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null))
}
