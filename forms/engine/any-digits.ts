// Digits are Latin before a pattern judges them, and an author may have written the pattern with Arabic ones.

import { normaliseDigits } from '@bawaba/language/index.ts'

/** The first digit of each script that patterns are written with. */
const zeros = [0x0660, 0x06f0]
const inScript = (text: string, zero: number): string =>
  normaliseDigits(text).replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)))

/** A matcher that accepts a text when it fits in any of the scripts of digits: `^[٠-٩]{14}$` accepts what is stored as Latin digits. */
export const inAnyDigits = (matcher: { test(text: string): boolean }): { test(text: string): boolean } => ({
  test: text => matcher.test(text) || (/\d/.test(text) && zeros.some(zero => matcher.test(inScript(text, zero)))),
})
