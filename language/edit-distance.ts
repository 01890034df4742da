// How far two folded words are from each other, for typing errors: a letter missing, too many, changed over with its
// neighbour (Damerau, 1964) or taken for another. Letters that differ by their dots or sound alike, a letter twice and a
// long vowel count half. Bounded: two words cost at most their lengths times the band around the diagonal.

/** Letters that are taken for each other: one body with other dots, or one sound to many speakers. */
const alike = [
  'بتثني',
  'جحخ',
  'دذ',
  'رز',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
  'هخح',
  'ضظد',
  'زذظ',
  'سصث',
  'تط',
  'كق',
  'sz',
  'ck',
  'iey',
  'pb',
]
const pairs = new Set(alike.flatMap(letters => [...letters].flatMap(a => [...letters].map(b => a + b))))
const vowels = new Set('اويeaiou')

const exchange = (a: string, b: string): number => (a === b ? 0 : pairs.has(a + b) ? 0.5 : 1)
/** A letter that is there once too often, or not at all. */
const single = (letter: string, before: string | undefined): number =>
  letter === before || vowels.has(letter) ? 0.5 : 1

/** The distance of two words, or undefined where it is above `most`. With `isBeginning`, `to` may go on after it. */
export const editDistance = (
  from: string,
  to: string,
  most: number,
  isBeginning = false,
): number | undefined => {
  // Half a step for a letter: so many letters may be missing at most.
  const band = Math.ceil(most * 2)
  if (from.length - to.length > band || (!isBeginning && to.length - from.length > band)) return undefined
  const columns = Math.min(to.length, from.length + band)
  let before: number[] = []
  let row = [0]
  for (let j = 1; j <= columns; j += 1)
    row[j] = (row[j - 1] as number) + single(to[j - 1] as string, to[j - 2])
  for (let i = 1; i <= from.length; i += 1) {
    const letter = from[i - 1] as string
    const next = [(row[0] as number) + single(letter, from[i - 2])]
    let least = next[0] as number
    for (let j = 1; j <= columns; j += 1) {
      const other = to[j - 1] as string
      let cost = Math.min(
        (row[j] as number) + single(letter, from[i - 2]),
        (next[j - 1] as number) + single(other, to[j - 2]),
        (row[j - 1] as number) + exchange(letter, other),
      )
      if (i > 1 && j > 1 && letter === to[j - 2] && from[i - 2] === other && letter !== other)
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      next[j] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return undefined
    before = row
    row = next
  }
  const best = isBeginning ? Math.min(...row) : (row[columns] as number)
  return best <= most ? best : undefined
}
