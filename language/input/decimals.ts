// Numbers as people write them: Arabic and Latin digits, points and commas, groups of thousands.
//
// A comma is a sign of thousands in one country and the decimal sign in another. "1,250" is taken as the portal writes
// it, a thousand and more; "1,50" has two readings, and nobody but its writer can say which: both are returned.

import { readIdentifier } from './identifiers.ts'

/** A plain decimal such as "-1250.5"; two such readings; or undefined for what is no number. */
export type DecimalReading =
  | { decimal: string }
  | { readings: [asDecimal: string, asWhole: string] }
  | undefined

const grouped = /^[1-9]\d{0,2}([ ,])\d{3}(?:\1\d{3})*(?:\.\d*)?$/
/** Spaces group the thousands, so the comma can be the decimal sign: "1 250,500". */
const commaAfterGroups = /^[1-9]\d{0,2}(?: \d{3})+,\d+$/
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const oneComma = /^(\d*),(\d+)$/

const tidy = (text: string): string =>
  readIdentifier(text).replaceAll('٫', '.').replaceAll('،', ',').replace(/[٬'’]/g, ' ')

const unsigned = (text: string): DecimalReading => {
  if (plain.test(text)) return { decimal: text }
  if (grouped.test(text)) return { decimal: text.replace(/[ ,]/g, '') }
  const [, whole, rest] = oneComma.exec(commaAfterGroups.test(text) ? text.replaceAll(' ', '') : text) ?? []
  if (whole === undefined || rest === undefined) return undefined
  // ",5" and "0,250" can only be decimals.
  if (/^0*$/.test(whole)) return { decimal: `${whole || '0'}.${rest}` }
  return { readings: [`${whole}.${rest}`, `${whole}${rest}`] }
}

/** Reads a typed number. The result keeps the digits as typed: no number of JavaScript loses any of them. */
export const readDecimal = (text: string): DecimalReading => {
  const whole = tidy(text)
  const isNegative = whole.startsWith('-')
  const read = unsigned(whole.replace(/^[-+] ?/, ''))
  if (!read || !isNegative) return read
  return 'decimal' in read
    ? { decimal: `-${read.decimal}` }
    : { readings: [`-${read.readings[0]}`, `-${read.readings[1]}`] }
}

/** The plain decimal of a number that has one reading. */
export const decimalOf = (text: string): string | undefined => {
  const read = readDecimal(text)
  return read && 'decimal' in read ? read.decimal : undefined
}
