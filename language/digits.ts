// Digits of the three scripts people type with, brought to one form before anything reads them.
// Used on both sides, so that client and server never disagree about a number.

const zeros = [0x0660, 0x06f0]

/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export const normaliseDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= (zeros[1] as number) ? (zeros[1] as number) : (zeros[0] as number)))
  })

/**
 * What was typed or copied as a number, a code or an identifier: Latin digits, without the invisible signs that come
 * along, such as marks of direction.
 */
export const readDigits = (typed: string): string => normaliseDigits(typed).replace(/\p{Cf}/gu, '')

/** A typed number as a Latin decimal: digits normalised, ٫ as the point, thousands marks and spaces gone. */
export const normaliseNumber = (text: string): string =>
  readDigits(text)
    .replace(/[\u066b]/g, '.')
    .replace(/[\u066c,\u060c\s\u00a0\u202f]/g, '')
    .replace(/[\u2212\u2013]/g, '-')

/** Latin digits of a text in the digits of the language. Only for texts that are read as counts. */
export const localiseDigits = (language: 'ar' | 'en', text: string): string =>
  language === 'ar' ? text.replace(/\d/g, digit => String.fromCharCode(0x0660 + Number(digit))) : text
