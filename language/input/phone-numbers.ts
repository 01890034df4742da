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

/** Codes of other countries and of networks without one (satellites): ITU-T E.164, list of assigned codes. */
const assigned =
  /^\+(?:[17]|2(?:7|1[1-368]|[2-46]\d|5[0-8]|9[01789])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[01-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/
/** Countries whose lines may begin with a zero: West and Central Africa, Rwanda, Tajikistan, Italy and its neighbours. */
const zeroCodes = /^(?:22[569]|24[12]|250|992|37[89]|39)$/

/** Whether a number in the form `+…` begins with the code of a country other than Egypt, with no zero too many after it. */
export const isForeignNumber = (number: string): boolean => {
  const code = assigned.exec(number)?.[0].slice(1)
  if (code === undefined || !/^\+\d{8,15}$/.test(number)) return false
  return number[code.length + 1] !== '0' || zeroCodes.test(code)
}
