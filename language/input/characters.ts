// Characters that people type or paste without seeing them, digits of three scripts, and lengths as people count them.
// The only list of invisible characters in the project; forms, pages, calls, imports and commands read input through it.

/**
 * What Unicode calls default ignorable: marks of direction, joiners, soft hyphens, variation selectors, Hangul fillers;
 * and the blank Braille cell.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Joiners and selectors that shape visible text: Persian words, families of emoji. Identifiers do without them. */
const blank = /^[\p{Default_Ignorable_Code_Point}\u2800\p{Z}\p{C}\p{M}]*$/u

/** A text without its invisible characters. For identifiers, codes and numbers, never for free text. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Whether nothing of a text can be seen: spaces, invisible characters and marks without a letter. */
export const isBlank = (text: string): boolean => blank.test(text)

/** Spaces of any kind around a text, and invisible characters among them. */
const surroundings =
  /^[\s\p{Default_Ignorable_Code_Point}\u2800]+|[\s\p{Default_Ignorable_Code_Point}\u2800]+$/gu

/** A text without what surrounds it unseen; empty where nothing of it can be seen. */
export const trimInvisible = (text: string): string => (isBlank(text) ? '' : text.replace(surroundings, ''))

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

/** Joiners, flags and skin tones: only these make one character of several code points that are no marks. */
const joined = /[\u200d\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u
let segmenter: Intl.Segmenter | undefined

/** Characters as people count them: a letter with its marks is one, and so is an emoji of several parts. */
export const visibleLength = (text: string): number => {
  const bare = text.replace(/\p{M}/gu, '')
  let length = 0
  if (!joined.test(bare)) {
    for (const _ of bare) length++
    return length
  }
  segmenter ??= new Intl.Segmenter()
  for (const _ of segmenter.segment(bare)) length++
  return length
}
