// The code of a unit, as forms, files and calls read it: capitals and Latin digits in groups, `12-B-304`.

import { readIdentifier } from '@bawaba/language/index.ts'

export const unitCodePattern = '^[A-Z0-9]+(-[A-Z0-9]+)*$'
export const longestUnitCode = 32
const shape = new RegExp(unitCodePattern)

export const isUnitCode = (text: string): boolean => text.length <= longestUnitCode && shape.test(text)

/** What was typed or copied: digits of either script, any hyphen, small letters, spaces in between. */
export const readUnitCode = (typed: string): string => readIdentifier(typed).replace(/\s/g, '').toUpperCase()
