// Digits of the scripts that people type with, and digits of the language that people read.

/** The code of zero in each script of digits besides Latin: Arabic-Indic, Persian, full width. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** Arabic-Indic, Persian and full-width digits as Latin ones; everything else stays. */
export const normaliseDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => code >= zero) as number))
  })

/** Latin digits of a text in the digits of the language. Only for texts that are read as counts. */
export const localiseDigits = (language: 'ar' | 'en', text: string): string =>
  language === 'ar' ? text.replace(/\d/g, digit => String.fromCharCode(0x0660 + Number(digit))) : text
