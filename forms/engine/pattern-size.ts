// How large an expression becomes when the linear engine compiles it. The engine writes a counted repetition out, copy by
// copy, and goes through all of them at each character: `(a{30}){30}` is eleven characters to write and 900 to run.
// Worked example: `(?:ab?){3,5}` is 5 times (a, b, the choice of b), and three choices for how many copies there are: 18.

/** An expression that the engine runs may be so large: 20,000 characters of text take it some 100 ms. */
export const largestPattern = 500

/** What one of the copies costs, and how often it stands; without a count, once and a choice. */
const repeated = (size: number, quantifier: string): number => {
  const [, least = '0', comma, most] = /^\{(\d+)(,)?(\d*)\}$/.exec(quantifier) ?? []
  if (!quantifier.startsWith('{')) return size + 1
  const min = Number(least)
  if (comma === undefined) return size * min
  const max = most ? Number(most) : Math.max(min, 1)
  return size * max + (max - min) + 1
}

/** The size of an expression whose brackets are balanced; what is none is refused by whoever compiles it. */
export const patternSize = (source: string): number => {
  /** The sizes of the groups that are open, the outermost first; and of the part that a quantifier would repeat. */
  const open = [0]
  let last = 0
  const add = (size: number) => {
    open[open.length - 1] = (open.at(-1) ?? 0) + size
    last = size
  }
  // An escape, a class, the head of a group, a quantifier, or any one character.
  const part = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?:)?|\{\d+(?:,\d*)?\}|./gs
  for (const [text] of source.matchAll(part)) {
    if (text.startsWith('(')) open.push(0)
    else if (text === ')') add(open.length > 1 ? (open.pop() ?? 0) : 0)
    else if (text === '|') add(1)
    else if (/^(?:[*+?]|\{\d.*\})$/.test(text)) {
      const size = repeated(last, text)
      const before = last
      add(size - before)
      last = size
    } else if (text !== '^' && text !== '$') add(1)
  }
  return open.reduce((sum, size) => sum + size, 0)
}
