// The words of a name as a search compares them: every list of staff splits what was typed in this way, so that their order
// and their signs play no part.

import { foldWords } from './folding.ts'

const most = 10

/** The folded words of a typed name, at most ten. A name has them all, in any order. */
export const nameWords = (typed: string): string[] => foldWords(typed.slice(0, 200)).slice(0, most)
