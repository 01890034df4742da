// Which words of all texts a word of a query means, and how surely: the word itself, a form of it, its beginning, the same
// consonants (a broken plural), a typing error.

import { editDistance } from '@bawaba/language/edit-distance.ts'
import { skeletonOf, stemsOf } from '@bawaba/language/stems.ts'

/** How much a match of each kind is worth. */
const worth = { same: 1, form: 0.9, beginning: 0.75, skeleton: 0.65, error: 0.6 }
const costWorth = 0.15

/** How much may be mistyped in a word of so many letters. */
const toleranceOf = (length: number): number =>
  length < 3 ? 0 : length === 3 ? 0.5 : length < 6 ? 1 : length < 9 ? 1.5 : 2

/** Whether a word is meant only if it was mistyped. */
export const isGuess = (value: number): boolean => value <= worth.error

export const createVocabulary = (words: readonly string[]) => {
  const byStem = Map.groupBy(
    words.flatMap(word => stemsOf(word).map(stem => ({ stem, word }))),
    ({ stem }) => stem,
  )
  const bySkeleton = Map.groupBy(words, skeletonOf)
  const stems = [...byStem.keys()]

  return {
    /** The words that are meant, each with what it is worth, 0 to 1. `isOpen`: the last word may not be finished. */
    meantBy: (query: string, isOpen: boolean): Map<string, number> => {
      const found = new Map<string, number>()
      const add = (word: string, value: number) => {
        if (value > (found.get(word) ?? 0)) found.set(word, value)
      }
      const forms = stemsOf(query)
      const addForm = (stem: string, value: number) => {
        for (const { word } of byStem.get(stem) ?? []) add(word, word === query ? worth.same : value)
      }
      for (const [index, form] of forms.entries()) addForm(form, worth.form - index * 0.02)
      // What is joined before a word is no part of what was typed of it.
      const bare = forms[1] ?? query
      for (const stem of stems) {
        if (stem.startsWith(bare) && bare.length >= 2)
          addForm(stem, isOpen ? worth.beginning : worth.beginning - 0.1)
        else if (Math.abs(stem.length - bare.length) <= 4) {
          const most = toleranceOf(Math.min(bare.length, stem.length + 1))
          const cost =
            most > 0
              ? editDistance(bare, stem, stem[0] === bare[0] ? most : Math.max(0.5, most / 2))
              : undefined
          if (cost !== undefined) addForm(stem, worth.error - cost * costWorth)
        }
      }
      const skeleton = skeletonOf(query)
      for (const word of (skeleton && bySkeleton.get(skeleton)) || []) add(word, worth.skeleton)
      return found
    },
  }
}
