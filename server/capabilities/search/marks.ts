// Where the found words stand in a text as it was written: ranges to highlight, in UTF-16 units, in order and apart.

import { tokensOf } from './words.ts'

export type Mark = [start: number, end: number]

export const marksOf = (text: string, words: ReadonlySet<string>): Mark[] =>
  tokensOf(text)
    .filter(({ word }) => words.has(word))
    .map(({ start, end }): Mark => [start, end])
    .filter(([start], index, all) => start !== all[index - 1]?.[0])
