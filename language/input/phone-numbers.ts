// Telephone numbers as people write them, and the country codes that exist.

import { readIdentifier } from './identifiers.ts'

/**
 * Digits with a plus before a country code: spaces, dots, dashes, brackets and strokes are how people group them, and
 * "+20 (0)10" names the zero that is left out after a country code.
 */
export const readDialled = (text: string): string =>
  readIdentifier(text)
    .replace(/\(0\)/, '')
    .replace(/[\s\-().\u00b7/]/g, '')
    .replace(/^00/, '+')

/** Country codes in use: ITU-T E.164, list of assigned codes. */
const assigned =
  /^\+(?:1|7|2(?:0|7|1[1-368]|[2-4]\d|5[0-8]|6\d|9[0189])|3(?:[0-469]|5\d|7\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|00|08|50|5[2356]|70|7[08]|8[01368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/
/** Countries whose own numbers may begin with a zero: Ivory Coast, Benin, Gabon, Congo, San Marino, Italy and the Vatican. */
const mayBeginWithZero = /^\+(?:225|229|241|242|378|379|39)0/
const zeroAfterCode = (number: string): boolean =>
  number.slice((assigned.exec(number)?.[0] ?? '').length).startsWith('0')

/** Whether a number in the form `+…` begins with the code of a country other than Egypt, with no zero too many after it. */
export const isForeignNumber = (number: string): boolean =>
  /^\+(?!20)\d{8,15}$/.test(number) &&
  assigned.test(number) &&
  (!zeroAfterCode(number) || mayBeginWithZero.test(number))
