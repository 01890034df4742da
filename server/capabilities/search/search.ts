// Search that forgives Arabic spelling: texts and query are folded alike, words match from their beginning,
// with or without the article. Pure; the texts come from the catalogue in memory.

import { foldWords, withoutArticle } from '@bawaba/language/index.ts'

export type Findable<Item> = { item: Item; words: { word: string; weight: number }[] }

/** A thing to find: its texts with how much a hit in each is worth. */
export const findable = <Item>(item: Item, texts: { text: string; weight: number }[]): Findable<Item> => ({
  item,
  words: texts.flatMap(({ text, weight }) =>
    foldWords(text).map(word => ({ word: withoutArticle(word), weight })),
  ),
})

/** What one word of the query scores: the best word it begins; an exact one counts double. */
const scoreOf = (query: string, words: Findable<unknown>['words']): number => {
  let best = 0
  for (const { word, weight } of words) {
    if (word.startsWith(query)) best = Math.max(best, word === query ? weight * 2 : weight)
  }
  return best
}

const maxWords = 10

/** The items in which every word of the query is found, best first; ties keep the order of the items. */
export const search = <Item>(query: string, findables: Findable<Item>[]): Item[] => {
  const words = foldWords(query).slice(0, maxWords).map(withoutArticle)
  if (words.length === 0) return []
  return findables
    .map(({ item, words: texts }) => {
      const scores = words.map(word => scoreOf(word, texts))
      return { item, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
