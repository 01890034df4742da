// Digits are Latin before a pattern judges them, and an author may have written the pattern with Arabic ones.

/** The code of the first digit of each script that patterns are written with: Arabic-Indic, Persian. */
const zeros = [0x0660, 0x06f0]
const digits = [...'0123456789']

/** An escape, a class or a character. */
const token = /\\u[\da-fA-F]{4}|\\[^]|\[\^?(?:\\[^]|[^\]\\])*\]|[^]/g
/** A character of a class, as itself or by its code; the second one ends a range. */
const member = /(\\u[\da-fA-F]{4}|\\[^]|[^\\])(?:-(\\u[\da-fA-F]{4}|[^\\\]]))?/g

const codeOf = (character: string): number =>
  /^\\u./.test(character) ? Number.parseInt(character.slice(2), 16) : (character.codePointAt(0) ?? 0)
const isClassEscape = (character: string): boolean => /^\\[^u]/.test(character)

/** The Latin digits that a class covers in another script. */
const coveredIn = (members: string, isNegated: boolean): string => {
  const ranges = [...members.matchAll(member)]
    .filter(([, first = '']) => !isClassEscape(first))
    .map(([, first = '', last = first]) => [codeOf(first), codeOf(last)] as const)
  const covers = (digit: number, zero: number) =>
    ranges.some(
      ([from, to]) =>
        from <= zero + digit &&
        zero + digit <= to &&
        // "Nothing Arabic" says nothing of Latin digits; "no ٠-٩" does.
        (!isNegated || (from >= zero && to <= zero + 9)),
    )
  return digits.filter((_, digit) => zeros.some(zero => covers(digit, zero))).join('')
}

const inClass = (source: string): string => {
  // A hyphen that comes first is itself, and would begin a range after a digit.
  const [, start = '', hyphen = '', members = ''] = /^(\[\^?)(-?)([^]*)\]$/.exec(source) ?? []
  return `${start}${hyphen}${coveredIn(members, start === '[^')}${members}]`
}

const latin = (source: string): string => {
  if (source.length > 1 && source.startsWith('[')) return inClass(source)
  if (isClassEscape(source)) return source
  const code = codeOf(source)
  const zero = zeros.find(start => code >= start && code <= start + 9)
  return zero === undefined ? source : String(code - zero)
}

/** An expression that accepts Latin digits wherever it accepts the same digits of another script: `[٠-٩]{14}`. */
export const withLatinDigits = (source: string): string => source.replace(token, latin)
