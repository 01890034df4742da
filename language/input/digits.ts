// Digits of the scripts that people type with, and digits of the language that people read.

/**
 * Arabic-Indic, Persian and full-width digits as Latin ones; everything else stays. The codes of each script begin at a
 * multiple of sixteen.
 */
export const normaliseDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, digit => String(digit.charCodeAt(0) % 16))

/**
 * Letters and digits of other widths and shapes as plain ones, but no powers, indices, fractions or digits in circles: "5²"
 * is not 52.
 */
export const plainShapes = (text: string): string =>
  text.replace(/[^\p{No}\p{So}]+/gu, part => part.normalize('NFKC'))

/** Latin digits of a text in the digits of the language. Only for texts that are read as counts. */
export const localiseDigits = (language: 'ar' | 'en', text: string): string =>
  language === 'ar' ? text.replace(/\d/g, digit => String.fromCharCode(0x0660 + Number(digit))) : text
