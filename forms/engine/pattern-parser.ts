// A parser for the regular expressions of definitions: literals, classes, groups, alternatives, quantifiers.
// It builds the positions (characters) of the expression and which position may follow which.

/** A character of the expression: the ranges of UTF-16 units it accepts. */
export type CharacterSet = { ranges: [from: number, to: number][] }
/** `examples`: texts that fit the part, a few of many. */
export type Part = { first: CharacterSet[]; last: CharacterSet[]; nullable: boolean; examples: string[] }
export type Follow = Map<CharacterSet, CharacterSet[]>

const top = 0xffff
const digit: CharacterSet['ranges'] = [[48, 57]]
const word: CharacterSet['ranges'] = [...digit, [65, 90], [95, 95], [97, 122]]
const space: CharacterSet['ranges'] = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]
const lineEnds: CharacterSet['ranges'] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]

const complement = (ranges: CharacterSet['ranges']): CharacterSet['ranges'] => {
  const result: CharacterSet['ranges'] = []
  let from = 0
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start > from) result.push([from, start - 1])
    from = Math.max(from, end + 1)
  }
  return from <= top ? [...result, [from, top]] : result
}

const classes: Record<string, CharacterSet['ranges']> = {
  d: digit,
  w: word,
  s: space,
  D: complement(digit),
  W: complement(word),
  S: complement(space),
}
const controls: Record<string, number> = { n: 10, r: 13, t: 9 }

/** What examples are made of, the first that a set accepts; each example begins the search at another one. */
const samples = ['ا', 'a', 'A', '5', '٥', '۵', ' ', '-', '/', '.', '_', '+', '@']
const mostExamples = 24

const sampleOf = ({ ranges }: CharacterSet, favourite: number): string => {
  const accepts = (sample: string) => {
    const unit = sample.charCodeAt(0)
    return ranges.some(([from, to]) => from <= unit && unit <= to)
  }
  const inOrder = [...samples.slice(favourite), ...samples.slice(0, favourite)]
  return inOrder.find(accepts) ?? String.fromCharCode(ranges[0]?.[0] ?? 0)
}

/** Every text of one list before every text of the other, as many as are kept. */
const joined = (before: string[], after: string[]): string[] =>
  before.flatMap(text => after.map(next => text + next)).slice(0, mostExamples)

/**
 * Reads an expression; throws an Error that says what it does not accept.
 * @param favourite index of the sample character that examples prefer
 */
export const parsePattern = (source: string, favourite = 0): Part & { follow: Follow } => {
  const follow: Follow = new Map()
  let at = 0
  const peek = () => source[at]
  const take = () => {
    const char = source[at++]
    if (char === undefined) throw new Error('ends too early')
    return char
  }
  const takeIf = (char: string) => peek() === char && ++at > 0

  const connect = (from: CharacterSet[], to: CharacterSet[]) => {
    for (const characters of from) {
      const next = follow.get(characters) as CharacterSet[]
      // The same position by a second way is a second way to read the same text.
      if (to.some(target => next.includes(target))) throw new Error('a repetition inside a repetition')
      next.push(...to)
    }
  }

  const characterSetOf = (ranges: CharacterSet['ranges']): Part => {
    const characters = { ranges }
    follow.set(characters, [])
    return {
      first: [characters],
      last: [characters],
      nullable: false,
      examples: [sampleOf(characters, favourite)],
    }
  }

  const escaped = (): CharacterSet['ranges'] => {
    const char = take()
    if (Object.hasOwn(classes, char)) return classes[char] as CharacterSet['ranges']
    if (Object.hasOwn(controls, char)) return [[controls[char] as number, controls[char] as number]]
    if (char === 'u') {
      const hex = source.slice(at, at + 4)
      if (!/^[\da-fA-F]{4}$/.test(hex)) throw new Error('\\u needs four hexadecimal digits')
      at += 4
      return [[Number.parseInt(hex, 16), Number.parseInt(hex, 16)]]
    }
    if (/[\da-zA-Z]/.test(char)) throw new Error(`\\${char} is not accepted`)
    return [[char.charCodeAt(0), char.charCodeAt(0)]]
  }

  const classUnit = (): CharacterSet['ranges'] => {
    const char = take()
    return char === '\\' ? escaped() : [[char.charCodeAt(0), char.charCodeAt(0)]]
  }

  const charClass = (): CharacterSet['ranges'] => {
    const negated = takeIf('^')
    const ranges: CharacterSet['ranges'] = []
    while (peek() !== ']') {
      const unit = classUnit()
      const [from] = unit[0] as [number, number]
      const single = unit.length === 1 && from === (unit[0] as [number, number])[1]
      if (peek() === '-' && source[at + 1] !== ']') {
        take()
        const end = classUnit()
        const to = (end[0] as [number, number])[0]
        if (!single || end.length > 1 || to < from) throw new Error('a range of characters is not one')
        ranges.push([from, to])
      } else ranges.push(...unit)
    }
    take()
    return negated ? complement(ranges) : ranges
  }

  const atom = (): Part => {
    const char = take()
    if (char === '[') return characterSetOf(charClass())
    if (char === '.') return characterSetOf(complement(lineEnds))
    if (char === '\\') return characterSetOf(escaped())
    if (char === '(') {
      if (takeIf('?') && !takeIf(':')) throw new Error('only (...) and (?:...) groups are accepted')
      const inside = alternatives()
      if (!takeIf(')')) throw new Error('a group is not closed')
      return inside
    }
    if ('^$*+?{}])|'.includes(char)) throw new Error(`${char} stands where it cannot`)
    return characterSetOf([[char.charCodeAt(0), char.charCodeAt(0)]])
  }

  /** How often an atom may stand: undefined when no quantifier follows. */
  const quantifier = (): [min: number, max: number] | undefined => {
    const start = at
    const char = peek()
    if (char === undefined || !'*+?{'.includes(char)) return undefined
    take()
    const simple = { '*': [0, Number.POSITIVE_INFINITY], '+': [1, Number.POSITIVE_INFINITY], '?': [0, 1] }
    if (char !== '{') return simple[char as keyof typeof simple] as [number, number]
    const match = /^\{(\d{1,3})(,(\d{1,3})?)?\}/.exec(source.slice(start))
    if (!match) throw new Error('a count is not of the form {2}, {2,} or {2,4}')
    at = start + match[0].length
    const min = Number(match[1])
    if (!match[2]) return [min, min]
    return [min, match[3] === undefined ? Number.POSITIVE_INFINITY : Number(match[3])]
  }

  const repeated = (): Part => {
    const isGroup = peek() === '('
    const part = atom()
    const times = quantifier()
    if (!times) return part
    if (peek() !== undefined && '*+?{'.includes(peek() as string)) throw new Error('two quantifiers in a row')
    const [min, max] = times
    if (max < min || max === 0) throw new Error('a count that cannot be')
    if (part.nullable) throw new Error('a repetition of something that may be nothing')
    // A fixed count of one character is never in doubt: the counter decides, not the text.
    const counted = !isGroup && min === max
    if (max > 1 && !counted) connect(part.last, part.first)
    const repeated = part.examples.map(example => example.repeat(Math.max(min, 1)))
    return { ...part, nullable: min === 0, examples: min === 0 ? ['', ...repeated] : repeated }
  }

  const sequence = (): Part => {
    let whole: Part = { first: [], last: [], nullable: true, examples: [''] }
    while (peek() !== undefined && peek() !== '|' && peek() !== ')') {
      const next = repeated()
      connect(whole.last, next.first)
      whole = {
        first: whole.nullable ? [...whole.first, ...next.first] : whole.first,
        last: next.nullable ? [...whole.last, ...next.last] : next.last,
        nullable: whole.nullable && next.nullable,
        examples: joined(whole.examples, next.examples),
      }
    }
    return whole
  }

  const alternatives = (): Part => {
    const parts = [sequence()]
    while (takeIf('|')) parts.push(sequence())
    if (parts.filter(part => part.nullable).length > 1) throw new Error('two ways to be nothing')
    return {
      first: parts.flatMap(part => part.first),
      last: parts.flatMap(part => part.last),
      nullable: parts.some(part => part.nullable),
      examples: parts.flatMap(part => part.examples).slice(0, mostExamples),
    }
  }

  const whole = alternatives()
  if (at < source.length) throw new Error(') stands where it cannot')
  return { ...whole, follow }
}

/** Texts that an expression accepts, a few of many; none where the parser cannot read it. */
export const examplesOf = (source: string): string[] => {
  try {
    return [...new Set(samples.flatMap((_, favourite) => parsePattern(source, favourite).examples))]
  } catch {
    return []
  }
}
