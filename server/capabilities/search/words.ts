// The words of a text where they stand in it, folded; and those that ask rather than name.

import { fold } from '@bawaba/language/folding.ts'

export type Token = { word: string; start: number; end: number }

/** Letters and digits with what is written on, into and around them without being read: marks, tatweel, isolates. */
const runs = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640\u200b-\u200f\u2066-\u2069]*[\p{L}\p{N}\p{M}\u0640])?/gu

/** A text's words with their places in it as it was written. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    // A run that folds to several words, such as a ligature, leads to the same place by each of them.
    fold(run)
      .split(' ')
      .filter(Boolean)
      .map(word => ({ word, start: index, end: index + run.length })),
  )

const asking = `في من على عن إلى ما ماذا هل كيف أين متى كم هو هي هذا هذه أن أو مع لا لم ثم قد التي الذي أريد اريد
  أرغب احتاج أحتاج محتاج محتاجة اعمل لسه بس كده كل عليا ليا انا احنا ده دي دا اللي عشان علشان لما بدل تاني حد حاجة خالص
  الشهر ف ع وانا وعايز وعاوز وعاوزين عاوزين عايزين عايز عاوز عايزة عاوزة ازاي إزاي فين ايه إيه عند عندي لي يمكن يمكنني ممكن لو سمحت
  how do does i the a an of to for in on at my me is are what where when can could want need please and or with i im get got have has been it its this that there still so just someone something`
const stopWords = new Set(asking.split(/\s+/).map(fold))

const mostWords = 8
const longestWord = 24
const longestQuery = 200

/**
 * The words of a query that name something, each once; all of its words where none does. Whatever is sent, few and
 * short ones are looked up: a search costs no more for a query of ten thousand characters.
 */
export const queryWords = (query: string): string[] => {
  const words = [
    ...new Set(tokensOf(query.slice(0, longestQuery)).map(({ word }) => word.slice(0, longestWord))),
  ]
  const naming = words.filter(word => !stopWords.has(word))
  return (naming.length > 0 ? naming : words).slice(0, mostWords)
}
