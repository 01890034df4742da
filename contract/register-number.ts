// Numbers of the commercial register as people type them: in either digits, with spaces. Pure.

import { readCompact } from '@bawaba/language/index.ts'

/** The number in Latin digits; undefined for what is none. */
export const readRegisterNumber = (typed: string): string | undefined => {
  const digits = readCompact(typed)
  return /^\d{3,12}$/.test(digits) ? digits : undefined
}
