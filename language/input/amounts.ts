// Amounts of Egyptian pounds as people write them: a number, and its unit before or behind it. Of any other currency, and of
// a bare £, which is sterling too, nothing is read.

import { type DecimalReading, readDecimal } from './decimals.ts'
import { readIdentifier } from './identifiers.ts'

/** As the portal writes it in both languages, and as people do. */
const unit = String.raw`(?:EGP|E£|£E|L\.?E\.?|ج\.? ?م\.?|جنيه(?:ا|ًا|ات)?(?: مصري)?)`
const before = new RegExp(`^${unit} ?(?=[-+.\\d٫])`, 'i')
const behind = new RegExp(`(?<=[\\d.]) ?${unit}$`, 'i')

/** The unit is left out at one end alone. */
const withoutUnit = (text: string): string => {
  const bare = readIdentifier(text)
  return before.test(bare) ? bare.replace(before, '') : bare.replace(behind, '')
}

/** Reads a typed amount; like any number it has one reading, two or none. */
export const readAmount = (text: string): DecimalReading => readDecimal(withoutUnit(text))

/** The plain decimal of an amount that has one reading. */
export const oneAmount = (text: string): string | undefined => {
  const read = readAmount(text)
  return read && 'decimal' in read ? read.decimal : undefined
}
