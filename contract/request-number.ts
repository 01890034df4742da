// Request numbers as people type and paste them: either set of digits, spaces or any dash or nothing between the parts,
// small letters. Pure.

import { readIdentifier } from '@bawaba/language/index.ts'

/** A number has its service, year, six digits or more, and a check digit: LIBR-2026-000123-7. */
const parts = /^([A-Z]{2,8})-?(\d{4})(?:-?(\d+))?(?:-(\d))?$/
const leastDigits = 6

/**
 * The number as it is stored. A part of a number is returned as that part: "libr 2026" is "LIBR-2026". Anything else is
 * returned in capitals without spaces, and no request has it.
 */
export const requestNumberOf = (typed: string): string => {
  const text = readIdentifier(typed)
    .toUpperCase()
    .replace(/[\s./-]+/g, '-')
  const [, service, year, digits, check] = parts.exec(text) ?? []
  if (service === undefined || year === undefined) return text
  // Without dashes the last digit is the check digit.
  const isWhole = digits !== undefined && check === undefined && digits.length > leastDigits
  const serial = isWhole ? digits.slice(0, -1) : digits
  return [service, year, serial, isWhole ? digits.slice(-1) : check]
    .filter(part => part !== undefined)
    .join('-')
}
