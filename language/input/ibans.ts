// International bank account numbers (ISO 13616) as people type them: letters and digits that check themselves, without spaces.
// Egypt's has 29 characters, all digits after the country; of other countries the check digits alone are judged.

import { readCompact } from './identifiers.ts'

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const egyptian = /^EG\d{27}$/

/** A typed number without spaces and without the word before it. */
export const tidyIban = (typed: string): string =>
  readCompact(typed)
    .toUpperCase()
    .replace(/^IBAN:?/, '')

export const hasIbanShape = (tidy: string): boolean =>
  shape.test(tidy) && (!tidy.startsWith('EG') || egyptian.test(tidy))

/** The first four characters go last, letters count from 10, and what is left by 97 is 1. */
export const isSoundIban = (tidy: string): boolean => {
  let rest = 0
  for (const character of tidy.slice(4) + tidy.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** A typed number as it is stored; undefined for what is no account number. */
export const readIban = (typed: string): string | undefined => {
  const tidy = tidyIban(typed)
  return hasIbanShape(tidy) && isSoundIban(tidy) ? tidy : undefined
}
