// The index of everything that can be found, in memory: words with where they stand. Pure; built anew when a source changes.

import type { Text } from '@bawaba/language/index.ts'
import type { SearchItem, SearchSource, Viewer } from './source.ts'
import { createVocabulary, isGuess } from './vocabulary.ts'
import { queryWords, tokensOf } from './words.ts'

export type Kind = SearchSource['kind']
export type Entry = { kind: Kind; item: SearchItem }
/** Something found; `words` are those of the texts that answer the query. */
export type Hit = Entry & {
  score: number
  words: ReadonlySet<string>
  /** Some words of the query are not in it, and no other thing has them all. */
  isPartial: boolean
}

const weights = { title: 4, text: 1.5, more: 1 }
/** Of two that are alike a service is meant sooner than what is written about one. */
const kindWeights: Record<Kind, number> = { service: 1, project: 1, guide: 0.9, faq: 0.85, news: 0.8 }

type Posting = { entry: number; weight: number }
type Indexed = Entry & { titles: string[][] }

const wordsOf = ({ ar, en }: Text): string[] =>
  [ar, en].flatMap(text => tokensOf(text).map(({ word }) => word))

const postingsOf = ({ item }: Entry): Map<string, number> => {
  const found = new Map<string, number>()
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) found.set(word, Math.max(weight, found.get(word) ?? 0))
  }
  add(wordsOf(item.title), weights.title)
  add(wordsOf(item.text), weights.text)
  for (const text of item.more ?? []) add(wordsOf(text), weights.more)
  add(
    tokensOf(item.id.replaceAll('_', ' ')).map(({ word }) => word),
    weights.more,
  )
  return found
}

export type SearchIndex = ReturnType<typeof createSearchIndex>

export const createSearchIndex = (entries: readonly Entry[]) => {
  const indexed: Indexed[] = entries.map(entry => ({
    ...entry,
    titles: [entry.item.title.ar, entry.item.title.en].map(title => queryWords(title)),
  }))
  const postings = new Map<string, Posting[]>()
  indexed.forEach((entry, index) => {
    for (const [word, weight] of postingsOf(entry)) {
      const known = postings.get(word) ?? []
      known.push({ entry: index, weight: weight * kindWeights[entry.kind] })
      postings.set(word, known)
    }
  })
  const vocabulary = createVocabulary([...postings.keys()])
  /** A word that few things have tells more: 1 to 2. */
  const rarity = (word: string): number =>
    1 + Math.log(indexed.length / (postings.get(word)?.length ?? 1)) / Math.log(Math.max(indexed.length, 2))

  /** How much of a title the found words are: a short title that is found whole comes first. */
  const coverage = (titles: string[][], words: ReadonlyMap<string, number>): number =>
    Math.max(
      ...titles.map(
        title => title.reduce((sum, word) => sum + (words.get(word) ?? 0), 0) / Math.max(title.length, 1),
      ),
    )

  return {
    /**
     * What answers a query, best first, of what the viewer may know of. Where no one thing has all of its words, those
     * that have most of them; `isOpen`: it is still being typed.
     */
    search: (query: string, viewer: Viewer, isOpen = false): Hit[] => {
      const words = queryWords(query)
      const found = new Map<
        number,
        { score: number; matched: number; sure: number; words: Map<string, number> }
      >()
      words.forEach((queryWord, index) => {
        const best = new Map<number, number>()
        const sure = new Set<number>()
        for (const [word, value] of vocabulary.meantBy(queryWord, isOpen && index === words.length - 1)) {
          for (const { entry, weight } of postings.get(word) ?? []) {
            const score = weight * value * rarity(word)
            if (score > (best.get(entry) ?? 0)) best.set(entry, score)
            if (!isGuess(value)) sure.add(entry)
            const known = found.get(entry) ?? {
              score: 0,
              matched: 0,
              sure: 0,
              words: new Map<string, number>(),
            }
            known.words.set(word, Math.max(value, known.words.get(word) ?? 0))
            found.set(entry, known)
          }
        }
        for (const [entry, score] of best) {
          const known = found.get(entry)
          if (!known) continue
          known.score += score
          known.matched += 1
          if (sure.has(entry)) known.sure += 1
        }
      })
      const visible = [...found].flatMap(([index, match]) => {
        const entry = indexed[index] as Indexed
        const isSeen = entry.item.isFor?.(viewer) ?? true
        // Some of the words are an answer where they stand there; all of them may be mistyped.
        const isEnough =
          match.matched === words.length ||
          match.sure * 2 >= words.length ||
          (match.sure > 1 && match.sure * 3 >= words.length)
        return isSeen && isEnough ? [{ entry, index, ...match }] : []
      })
      const most = Math.max(0, ...visible.map(({ matched }) => matched))
      return visible
        .filter(({ matched }) => matched === most)
        .map(({ entry, index, score, matched, words: answering }) => ({
          kind: entry.kind,
          item: entry.item,
          index,
          score: score * (1 + coverage(entry.titles, answering)),
          words: new Set(answering.keys()),
          isPartial: matched < words.length,
        }))
        .sort((a, b) => b.score - a.score || a.index - b.index)
        .map(({ index: _, ...hit }) => hit)
    },
  }
}
