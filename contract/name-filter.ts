// The filter by which a list of staff is searched for a name: each word, in any order.

import { nameWords } from '@bawaba/language/name-words.ts'

/** A text as a literal of `like`. */
export const escapedLike = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)

/** A clause of `where`, or nothing where the text has no word. */
export const nameFilter = (typed: string): { and: { name: { like: string } }[] } | undefined => {
  const words = nameWords(typed)
  return words.length === 0
    ? undefined
    : { and: words.map(word => ({ name: { like: `%${escapedLike(word)}%` } })) }
}
