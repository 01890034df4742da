// The characters that nearly every page is written with, as ranges of code points. Fonts cut to them come first; the
// whole font is loaded for a page that shows another character.

export type Range = readonly [first: number, last: number]

const arabic: readonly Range[] = [
  [0x060c, 0x060c],
  [0x061b, 0x061b],
  [0x061f, 0x061f],
  [0x0621, 0x0652],
  [0x0660, 0x066c],
  [0x0670, 0x0671],
  // Letters of names from elsewhere: پ چ ژ ڤ ک گ ی.
  [0x067e, 0x067e],
  [0x0686, 0x0686],
  [0x0698, 0x0698],
  [0x06a4, 0x06a4],
  [0x06a9, 0x06a9],
  [0x06af, 0x06af],
  [0x06cc, 0x06cc],
  [0x200c, 0x200f],
]
const latin: readonly Range[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00a0],
  [0x00ab, 0x00ab],
  [0x00b7, 0x00b7],
  [0x00bb, 0x00bb],
  [0x00d7, 0x00d7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  // Marks of direction, which are not drawn.
  [0x2066, 0x2069],
]
export const characters = { arabic, latin } as const
export type Script = keyof typeof characters

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0')

/** As CSS writes it: `U+0020-007E, U+00A0`. */
export const unicodeRange = (script: Script): string =>
  characters[script]
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')

/** Every character of a script's ranges. */
export const textOf = (script: Script): string =>
  characters[script]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map(point => String.fromCodePoint(point))
    .join('')
