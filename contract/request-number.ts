// The number of a request as people type it: in either set of digits, with spaces around it, in small letters. Pure.

import { readDigits } from '@bawaba/language/index.ts'

export const requestNumberOf = (typed: string): string => readDigits(typed).trim().toUpperCase()
