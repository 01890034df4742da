// Whom a typed number names, to be looked for.

import { readCompact } from '@bawaba/language/index.ts'

/** A national ID has fourteen digits; anything else is looked for among passports. */
export const personOf = (number: string) =>
  /^\d{14}$/.test(readCompact(number)) ? { nationalId: number } : { passportNumber: number }
