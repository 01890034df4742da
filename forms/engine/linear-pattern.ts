// Patterns outside the proof of pattern.ts, run by an engine that cannot backtrack (re2js: linear time). Browser and
// server run the same engine, so their verdicts are the same; it is fetched only for a definition that needs it.

import { normaliseDigits } from '@bawaba/language/index.ts'

/** What tests a whole text, whoever made it. */
export type Matcher = { test(text: string): boolean }
/** Compiles what is not proven; throws an Error that says why it cannot. */
export type PatternEngine = (source: string) => Matcher

/** Longest text that is matched with a pattern: no field takes a longer one. */
const longestText = 20_000

// Answers of a pattern have Latin digits, and its author may have written Arabic ones: they become Latin here. A browser
// loads this file for such patterns too.

/** The code of the first digit of each script that patterns are written with: Arabic-Indic, Persian. */
const zeros = [0x0660, 0x06f0]
/** An Arabic character, as itself or by its code, and the one that ends a range after it. */
const arabic = /(\\u06[\da-f]{2}|[\u0600-\u06ff])(?:-(\\u06[\da-f]{2}|[\u0600-\u06ff]))?/gi

const characterOf = (text: string): string =>
  text.length > 1 ? String.fromCharCode(Number.parseInt(text.slice(2), 16)) : text
const isDigit = (text: string): boolean => normaliseDigits(characterOf(text)) !== characterOf(text)

/** The Latin digits whose counterparts lie in a range. */
const digitsWithin = (first: string, last: string): string => {
  const [from, to] = [characterOf(first).charCodeAt(0), characterOf(last).charCodeAt(0)]
  const isWithin = (code: number) => from <= code && code <= to
  return [...'0123456789'].filter(digit => zeros.some(zero => isWithin(zero + Number(digit)))).join('')
}

/** An expression that accepts Latin digits wherever it accepts the same digits of another script: `[٠-٩]{14}`. */
export const withLatinDigits = (source: string): string =>
  source.replace(arabic, (whole: string, first: string, last: string | undefined, index: number) => {
    if (isDigit(first) && (last === undefined || isDigit(last)))
      return normaliseDigits(characterOf(first) + (last === undefined ? '' : `-${characterOf(last)}`))
    if (last === undefined) return whole
    // "Nothing Arabic" says nothing of Latin digits; "no ٠-٩" does, and is handled above.
    const isNegated = /\[\^[^\]]*$/.test(source.slice(0, index))
    return isNegated ? whole : whole + digitsWithin(first, last)
  })

/** What JavaScript means by \s and by a dot, in a class: the engine's own are narrower and wider. */
const space =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const noSpace =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'
const notLineEnd = '[^\\n\\r\\x{2028}\\x{2029}]'

/** The escapes that mean the same to both, or are written anew. */
const escapes: Record<string, string> = {
  ...Object.fromEntries([...'dDwWnrt'].map(char => [char, `\\${char}`])),
  f: '\\f',
  v: '\\v',
}

/**
 * A JavaScript expression as the engine writes it. What the two read differently is written anew (\s, a dot, \uXXXX)
 * or refused (flags, look-around, back references, octal): a pattern never means something else than its author wrote.
 */
const translated = (source: string): string => {
  let out = ''
  let at = 0
  let inClass = false
  const escaped = (): string => {
    const char = source[at++]
    if (char === undefined) throw new Error('ends too early')
    if (char === 's') return inClass ? space : `[${space}]`
    if (char === 'S') return inClass ? noSpace : `[${noSpace}]`
    if (char === 'b' || char === 'B') {
      if (inClass) throw new Error(`\\${char} is not accepted in a class`)
      return `\\${char}`
    }
    if (char === 'u' || char === 'x') {
      const length = char === 'u' ? 4 : 2
      const hex = source.slice(at, at + length)
      if (hex.length < length || !/^[\da-fA-F]+$/.test(hex))
        throw new Error(`\\${char} needs ${length} hexadecimal digits`)
      at += length
      const unit = Number.parseInt(hex, 16)
      if (unit >= 0xd800 && unit <= 0xdfff) throw new Error('half a character is not accepted')
      return `\\x{${hex}}`
    }
    const known = Object.hasOwn(escapes, char) ? escapes[char] : undefined
    if (known) return known
    if (/[\p{L}\p{N}_]/u.test(char)) throw new Error(`\\${char} is not accepted`)
    return /[\^$\\.*+?()[\]{}|/-]/.test(char) ? `\\${char}` : char
  }
  while (at < source.length) {
    const char = source[at++] as string
    if (char === '\\') out += escaped()
    else if (inClass) {
      // A bracket or a posix name inside a class is a plain sign in JavaScript and something else to the engine.
      out += char === '[' ? '\\[' : char
      if (char === ']') inClass = false
    } else if (char === '[') {
      const negated = source[at] === '^'
      if (negated) at++
      if (source[at] === ']') throw new Error('an empty class')
      out += negated ? '[^' : '['
      inClass = true
    } else if (char === '.') out += notLineEnd
    else if (char === '(' && source[at] === '?') {
      if (source[at + 1] !== ':') throw new Error('only (...) and (?:...) groups are accepted')
      out += '('
    } else out += char
  }
  if (inClass) throw new Error('a class is not closed')
  return out
}

/** The part of re2js that is used: whoever loads it hands it in. */
export type LinearEngine = { compile(source: string): { testExact(text: string): boolean } }

/** re2js as an engine for patterns. It tests the whole text. */
export const linearEngine =
  (engine: LinearEngine): PatternEngine =>
  source => {
    // The platform's own parser first: what is no expression there is none here.
    new RegExp(source)
    const compiled = engine.compile(`(?:${translated(withLatinDigits(source))})`)
    return { test: text => text.length <= longestText && compiled.testExact(text) }
  }
