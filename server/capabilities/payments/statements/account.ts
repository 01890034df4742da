// Whether a statement is of an account, by the number that its file names: an IBAN, or the bank's own number, which an IBAN ends
// with.

import { readIban, tidyIban } from '@bawaba/language/input/ibans.ts'

/** Fewer digits are a branch or a currency, and tell nothing. */
const fewest = 6
const numbersOf = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).map(digits => digits.replace(/^0+/, '')).filter(({ length }) => length >= fewest)

/** A file that names no number, as CSV does, is taken for that of the account that was chosen. */
export const isOfAccount = (named: string, iban: string): boolean =>
  named
    .split(', ')
    .filter(text => text !== '')
    .every(text => {
      const own = tidyIban(iban)
      const foreign = readIban(text)
      if (foreign) return foreign === own
      const numbers = numbersOf(text)
      return numbers.length === 0 || numbers.some(number => own.endsWith(number))
    })
