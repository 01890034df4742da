// Text as it may stand on an official sheet: no marks that turn its direction, no controls, and no word that is wider than
// the sheet.

/** Marks of direction and isolation, joiners that hide, and controls. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
/** A word longer than this may be wider than a line. */
const longestWord = 40
const missing = '•'

/** One line of text: white space is one space, what is not seen is gone. Lone halves of characters become U+FFFD. */
export const plainText = (text: string): string =>
  text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(invisible, '')
    .toWellFormed()
    .trim()

/** Fathatan to sukun, and the small alef above. Hamza and madda belong to their letters. */
const vowelMarks = /[\u064b-\u0652\u0670]/g
/**
 * The same without vowel marks. For drawing alone: programs copy a mark before its letter or several times, and with it
 * words that have none (docs/decisions/letters.md).
 */
export const unmarked = (text: string): string => text.normalize('NFC').replace(vowelMarks, '')

/** The same with places where a line may break in words that are longer than a line. For drawing alone. */
export const breakable = (text: string): string =>
  text.replace(/\S+/gu, word => {
    const letters = [...word]
    if (letters.length <= longestWord) return word
    const parts = Array.from({ length: Math.ceil(letters.length / longestWord) }, (_, index) =>
      letters.slice(index * longestWord, (index + 1) * longestWord).join(''),
    )
    return parts.join('\u200b')
  })

/** The same with a mark in the place of each character that there is nothing to draw with: emoji, other scripts. */
export const drawable = (text: string, has: (code: number) => boolean): string =>
  [...text].map(letter => (has(letter.codePointAt(0) ?? 0) ? letter : missing)).join('')
