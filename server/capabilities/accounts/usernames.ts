// User names are small letters and digits. A citizen's is the mobile number: an Egyptian one as people here write it,
// another with its country code and without the plus.

import { normaliseDigits } from '@bawaba/language/index.ts'

/** The user name that belongs to a mobile number in E.164. */
export const usernameOfMobile = (mobile: string): string =>
  mobile.replace(/^\+20(?=1)/, '0').replace(/^\+/, '')

const egyptian = /^(?:\+|00)?20(?=1\d{9}$)/

/** What one types to sign in: a mobile number in any digits, with spaces, with + or 00 and a country code; or a name. */
export const usernameOf = (typed: string): string =>
  normaliseDigits(typed)
    .replace(/[\s\-()./\u2010-\u2015\u200e\u200f\u2066-\u2069]/g, '')
    .toLowerCase()
    .replace(egyptian, '0')
    .replace(/^(?:\+|00)(?=\d)/, '')
