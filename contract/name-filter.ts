// The filters by which a list of staff is searched for a name or for a typed answer: each word, in any order.

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

/** Clauses of `where` for a typed answer. A text without letters or digits is looked for as it is. */
export const answerFilter = (field: string, typed: string): { [field: string]: { ilike: string } }[] => {
  const words = nameWords(typed)
  return (words.length > 0 ? words : [typed]).map(word => ({ [field]: { ilike: `%${escapedLike(word)}%` } }))
}
