// Folding for search: what Arabic readers take for the same letter becomes one.
// The collator's base sensitivity folds أ/ا but neither ة/ه nor ى/ي, hence this table.

import { stripBidi } from './bidi.ts'
import { normaliseDigits } from './input/digits.ts'

/** Lower case, no marks, no tatweel; أإآٱ as ا, ة as ه, ى and ئ as ي, ؤ as و; Latin digits; one space between words. */
export const fold = (text: string): string =>
  stripBidi(normaliseDigits(text))
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200b-\u200d]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىئی]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ک/g, 'ك')
    .replace(/ء/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The folded words of a text. */
export const foldWords = (text: string): string[] => {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}

/** A word without the Arabic article or its joined preposition, so that «الإسكان» is found by «اسكان». */
export const withoutArticle = (word: string): string => word.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/, '')
