// Codes, numbers of documents and identifiers as people type or copy them, brought to one form.

import { withoutInvisible } from './characters.ts'
import { normaliseDigits, plainShapes } from './digits.ts'

/** Hyphens, dashes and minus signs of any length. */
const dashes = /[\p{Pd}\u2212]/gu

/** `-` for every dash. */
export const plainDashes = (text: string): string => text.replace(dashes, '-')

/** Latin digits, `-` for every dash, one space for every run of spaces; no invisible characters, none around it. */
export const readIdentifier = (text: string): string =>
  plainDashes(withoutInvisible(normaliseDigits(plainShapes(text))))
    .replace(/\s+/g, ' ')
    .trim()

/** An identifier without the spaces and dashes by which people group it: national IDs, bank accounts, codes. */
export const readCompact = (text: string): string => readIdentifier(text).replace(/[\s-]/g, '')
