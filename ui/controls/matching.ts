// Which options a typed text finds: folded as Arabic readers take letters for the same, those that begin with it first.

import { fold, foldWords, withoutArticle } from '@bawaba/language/folding.ts'
import type { Choice } from './choices.ts'

export type Folded = { option: Choice; text: string; words: string[] }

/** The options as they are searched; folding thousands of them on every key would be felt. */
export const foldOptions = (options: readonly Choice[]): Folded[] =>
  options.map(option => {
    const words = foldWords(option.label)
    return { option, text: words.join(' '), words }
  })

const rankOf = ({ text, words }: Folded, query: string): number => {
  if (text.startsWith(query)) return 0
  if (words.some(word => word.startsWith(query) || withoutArticle(word).startsWith(query))) return 1
  return text.includes(query) ? 2 : 3
}

/** The options found, best first; all of them for an empty text. */
export const matchesOf = (folded: readonly Folded[], typed: string): Choice[] => {
  const query = fold(typed)
  if (query === '') return folded.map(({ option }) => option)
  return folded
    .map((entry, order) => ({ option: entry.option, rank: rankOf(entry, query), place: order }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ option }) => option)
}

/** The one option that a text names in full, if it names one alone. */
export const namedBy = (folded: readonly Folded[], typed: string): Choice | undefined => {
  const query = fold(typed)
  const named = query === '' ? [] : folded.filter(({ text }) => text === query)
  return named.length === 1 ? named[0]?.option : undefined
}
