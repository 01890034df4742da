// What looks like the number of a passport, and may be a user name as well: it is looked for as both.

import { readCompact } from '@bawaba/language/index.ts'

/** Passports have up to twelve signs, and more digits than names do. */
export const isPassportLike = (text: string): boolean =>
  /^(?=(?:.*\d){4})[a-z\d]{6,12}$/i.test(readCompact(text))
