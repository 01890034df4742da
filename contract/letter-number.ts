// The number of a letter: the year and twelve digits drawn at random, so that nobody who has one number knows another.

import { readCompact } from '@bawaba/language/index.ts'

const pattern = /^L(\d{2})(\d{4})(\d{4})(\d{4})$/

/** `digits`: twelve of them. */
export const letterNumber = (year: number, digits: string): string =>
  [`L${String(year).slice(-2)}`, digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join('-')

/**
 * A letter number as a person typed or copied it: digits of any script, small letters, any dashes and spaces, invisible
 * characters. Undefined for a text that is no letter number, which says nothing about any letter.
 */
export const typedLetterNumber = (typed: string): string | undefined => {
  const found = pattern.exec(readCompact(typed).toUpperCase())
  return found ? `L${found.slice(1).join('-')}` : undefined
}
