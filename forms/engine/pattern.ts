// Regular expressions of a definition, and the proof that they cannot backtrack for ever.
//
// An expression is accepted when it is deterministic: after any character the next one fits at most one position
// of the expression, by one way only. Then a backtracking matcher never has two ways to try and runs in
// linear time. The proof walks the expression once: `first`, `last` and `follow` are the places where a part
// can begin, end and go on, and two places that compete may share no character. What the parser does
// not know (look-around, back references, \b, \p) is refused.

import { type CharacterSet, parsePattern } from './pattern-parser.ts'
import { platformMatcher, withoutAnchors } from './patterns.ts'

export type Pattern = { regExp: RegExp } | { refused: string }

/** Longest expression worth proving. */
const longest = 500

const overlap = (one: CharacterSet, other: CharacterSet): boolean =>
  one.ranges.some(([from, to]) => other.ranges.some(([start, end]) => from <= end && start <= to))

/** Two places that compete for the same character, if any. */
const rivals = (sets: CharacterSet[]): boolean =>
  sets.some((set, index) => sets.slice(index + 1).some(other => overlap(set, other)))

/** A regExp of a definition, which tests the whole text, or why it is refused. */
export const compilePattern = (source: string): Pattern => {
  if (source.length > longest) return { refused: 'longer than 500 characters' }
  try {
    const { first, follow } = parsePattern(withoutAnchors(source))
    const choices = [first, ...follow.values()]
    if (choices.some(rivals)) return { refused: 'two ways to read the same text' }
    return { regExp: platformMatcher(source) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
