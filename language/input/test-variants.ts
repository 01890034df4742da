// The one table of spellings in which people type and paste one and the same value, for tests of every reader of input.

type Variant = readonly [name: string, written: (text: string) => string]

const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
/** After each character, or only inside where `isInside`. */
const between = (sign: string) => (text: string) => [...text].join(sign)
const around = (before: string, behind: string) => (text: string) => `${before}${text}${behind}`

/** Signs that nobody sees, by their names in Unicode. */
const unseen: readonly (readonly [string, string])[] = [
  ['soft hyphen', '\u00ad'],
  ['Arabic letter mark', '\u061c'],
  ['zero width space', '\u200b'],
  ['zero width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['word joiner', '\u2060'],
  ['Hangul filler', '\u3164'],
  ['variation selector', '\ufe0d'],
  ['byte order mark', '\ufeff'],
]

/** Of any text without letters of its own scripts: codes, numbers, identifiers. */
export const identifierVariants: readonly Variant[] = [
  ['as it is', text => text],
  ['Arabic digits', digitsFrom(0x660)],
  ['Persian digits', digitsFrom(0x6f0)],
  ['full-width digits', digitsFrom(0xff10)],
  ['spaces around', around('  ', ' ')],
  ['a tab and a line break behind', around('', '\t\r\n')],
  ['no-break spaces around', around('\u00a0', '\u202f')],
  ['an ideographic space before', around('\u3000', '')],
  ['isolated', around('\u2068', '\u2069')],
  ['isolated in Arabic digits', text => around('\u2066', '\u2069')(digitsFrom(0x660)(text))],
  ['embedded and overridden', around('\u202d', '\u202c')],
  ...unseen.map(([name, sign]): Variant => [`a ${name} between the signs`, between(sign)]),
  ...unseen.map(([name, sign]): Variant => [`a ${name} around`, around(sign, sign)]),
]

/** Of identifiers in which people group digits by spaces or dashes as they like. */
export const groupedVariants: readonly Variant[] = [
  ...identifierVariants,
  ['in groups by spaces', text => text.replace(/(.{4})(?=.)/gu, '$1 ')],
  ['in groups by no-break spaces', text => text.replace(/(.{4})(?=.)/gu, '$1\u00a0')],
  ...['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'].map(
    (dash): Variant => [
      `in groups by U+${dash.codePointAt(0)?.toString(16).padStart(4, '0')}`,
      text => text.replace(/(.{4})(?=.)/gu, `$1${dash}`),
    ],
  ),
]

/** Of texts with dashes of their own. */
export const dashedVariants: readonly Variant[] = [
  ...identifierVariants,
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d', ' - '].map(
    (dash): Variant => [`dashes as ${JSON.stringify(dash)}`, text => text.replaceAll('-', dash)],
  ),
  ['small letters', text => text.toLowerCase()],
  [
    'full-width letters',
    text => text.replace(/[A-Z]/g, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ],
]

/** Of numbers of requests and letters, which are whole without their dashes. */
export const numberVariants: readonly Variant[] = [
  ...dashedVariants,
  ['no dashes', text => text.replaceAll('-', '')],
  ['spaces for dashes', text => text.replaceAll('-', ' ')],
]

/** Of an Egyptian mobile number, given as 01012345678. */
export const mobileVariants: readonly Variant[] = [
  ...groupedVariants.filter(([name]) => !name.startsWith('in groups by U+')),
  ['in groups by dashes', text => text.replace(/^(\d{3})(\d{4})/, '$1-$2-')],
  ['+20', text => `+2${text}`],
  ['+20 with spaces', text => `+20 ${text.slice(1, 4)} ${text.slice(4)}`],
  ['+20 and a zero', text => `+20 ${text}`],
  ['+20 and a zero in brackets', text => `+20 (0)${text.slice(1)}`],
  ['0020', text => `00${`2${text}`}`],
  ['a plus of full width', text => `\uff0b2${text}`],
  ['dots', text => text.replace(/^(\d{3})(\d{4})/, '$1.$2.')],
]

/** Of a decimal with two places, given as 1250.50. */
export const decimalVariants: readonly Variant[] = [
  ...identifierVariants,
  ['Arabic signs', text => digitsFrom(0x660)(text).replace('.', '٫')],
  ['thousands by a comma', text => text.replace(/^(\d)(\d{3})/, '$1,$2')],
  ['thousands by an Arabic comma', text => text.replace(/^(\d)(\d{3})/, '$1،$2')],
  ['thousands by the Arabic sign', text => text.replace(/^(\d)(\d{3})/, '$1٬$2').replace('.', '٫')],
  ['thousands by an apostrophe', text => text.replace(/^(\d)(\d{3})/, '$1’$2')],
  ['a plus before', text => `+${text}`],
]

/** Of an e-mail address. */
export const emailVariants: readonly Variant[] = identifierVariants.filter(
  ([name]) => !name.includes('digits'),
)

export type { Variant }
