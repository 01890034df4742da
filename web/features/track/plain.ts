// Numbers and codes as they are sent, from however they were typed. Pure.

import { normaliseDigits } from '@bawaba/language/index.ts'

/** In digits of either set, with spaces around it. */
export const plain = (typed: string): string => normaliseDigits(typed).trim()

/** The number of a request, in capitals. */
export const plainNumber = (typed: string): string => plain(typed).toUpperCase()
