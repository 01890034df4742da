// A national ID or passport number as user name, for whose number has passed to another person: found by the keyed hash
// that is stored. A passport is one of its country, and its holder types the number alone: every country's is looked for.

import type { Seal } from '../../platform/sealed.ts'
import { countries } from '../user-models/index.ts'
import type { PaperIndexes } from './store.ts'

/** The user name of an account whose number has passed to another person begins so; nobody types it. */
export const formerOwner = 'freed-'

/** What a passport is found by. */
export const passportIndexText = (country: string, number: string): string =>
  `${country} ${number}`.toUpperCase()

/** No mobile number is written so: those have eleven digits, or a country code. */
const nationalId = /^[23]\d{13}$/
const passport = /^(?=.*[a-z])[a-z0-9]{5,20}$|^\d{5,9}$/

export const paperIndexes =
  (seal: Pick<Seal, 'indexOf'>): PaperIndexes =>
  username => ({
    nationalIds: nationalId.test(username) ? [seal.indexOf('nationalId', username)] : [],
    passports: passport.test(username)
      ? countries.map(({ code }) => seal.indexOf('passportNumber', passportIndexText(code, username)))
      : [],
  })
