// The texts in a source file: objects of both languages, `{ ar: '...', en: '...' }`, plain or by plural form, with the name
// that they stand under. It reads what the formatter writes, so it needs no parser; a test compares it with the modules
// themselves.

import type { FormsOfBoth } from '@bawaba/contract/text-rules.ts'

export type ScannedText = { name: string; forms: FormsOfBoth }

const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const gap = String.raw`(?:\s|//[^\n]*\n)*`
const plural = String.raw`\{(?:${gap}\w+:${gap}(?:${string}),?)+${gap}\}`
const words = `${string}|${plural}`
const text = new RegExp(
  String.raw`(?:(['\w-]+)\s*(?::|=)\s*)?\{${gap}(?:\w+: [\w'"-]+,${gap})*ar:${gap}(${words}),${gap}en:${gap}(${words}),?${gap}\}`,
  'g',
)
const form = new RegExp(String.raw`(\w+):${gap}(${string})`, 'g')

/** What a quoted string of a source says. */
const unquoted = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(/\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_, braced, four, two, sign) => {
      const code = braced ?? four ?? two
      if (code) return String.fromCodePoint(Number.parseInt(code, 16))
      return sign === 'n' ? '\n' : sign === 't' ? '\t' : sign
    })

const formsOf = (source: string): Record<string, string> =>
  source.startsWith('{')
    ? Object.fromEntries(
        [...source.matchAll(form)].map(([, name = '', quoted = '']) => [name, unquoted(quoted)]),
      )
    : { other: unquoted(source) }

/** The texts of a source, in its order. Pure. */
export const textsIn = (source: string): ScannedText[] =>
  [...source.matchAll(text)].map(([, name = '', ar = '', en = '']) => ({
    name: name.replaceAll("'", ''),
    forms: { ar: formsOf(ar), en: formsOf(en) },
  }))
