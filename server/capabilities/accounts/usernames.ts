// User names are small letters and digits. A citizen's is the mobile number, and where the setting STAFF_USERNAME says so
// that of staff: an Egyptian one as people here write it, another with its country code and without the plus.

import { readDialled } from '@bawaba/language/input/phone-numbers.ts'

const egyptian = /^\+?200?(?=1\d{9}$)/

/** What one types to sign in: a mobile number in any digits, with spaces, with + or 00 and a country code; or a name. */
export const usernameOf = (typed: string): string =>
  readDialled(typed)
    .toLowerCase()
    .replace(egyptian, '0')
    .replace(/^\+(?=\d)/, '')

/** A number without its first zero is one too; where somebody chose those digits as a name, theirs comes first. */
export const withFirstZero = (username: string): string => username.replace(/^(?=1[0125]\d{8}$)/, '0')
