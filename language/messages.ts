// t(): a message object, a language and its parameters make a sentence.
// The parameters are read from the message's own placeholders, so a missing one does not compile.

import { isolate } from './bidi.ts'
import { formatNumber } from './numbers.ts'
import { overridden } from './overrides.ts'
import { type CountedText, type Language, localeOf, type Message } from './text.ts'

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type Strings<M> = M extends { ar: infer A; en: infer E }
  ? (A extends string ? A : A[keyof A]) | (E extends string ? E : E[keyof E])
  : never

/** What the placeholders of a message need: `count` is a number, the rest texts or numbers. */
export type ParamsOf<M> =
  string extends Strings<M>
    ? Record<string, string | number>
    : { [Name in Placeholders<Strings<M>>]: Name extends 'count' ? number : string | number }

type Rest<M> =
  string extends Strings<M>
    ? [params?: Record<string, string | number>]
    : [Placeholders<Strings<M>>] extends [never]
      ? []
      : [params: ParamsOf<M>]

const rules = {
  ar: new Intl.PluralRules(localeOf.ar),
  en: new Intl.PluralRules(localeOf.en),
}

/** The plural form that a number takes: one, two, few ... */
export const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule =>
  rules[language].select(count)

/**
 * The pattern of a message in one language: for a counted one the plural form of `count`.
 * A counted message without a count is a programming error and throws.
 */
export const patternOf = (language: Language, message: Message, params?: object): string => {
  const pattern = message[language]
  if (typeof pattern === 'string') return overridden(language, message, '') ?? pattern
  const count = (params as { count?: number } | undefined)?.count
  if (count === undefined) throw new TypeError('A counted message needs a count')
  const forms = pattern as CountedText['ar']
  const form = count === 0 && forms.zero !== undefined ? 'zero' : rules[language].select(count)
  return overridden(language, message, form) ?? forms[form] ?? forms.other
}

/**
 * A plain-text sentence. Numbers are written in the language's digits; every text put in is
 * isolated (U+2068 U+2069), so that a Latin name cannot reorder an Arabic sentence.
 */
export const t = <const M extends Message>(language: Language, message: M, ...[params]: Rest<M>): string =>
  splitPattern(patternOf(language, message, params))
    .map(part => (typeof part === 'string' ? part : written(language, params, part.name)))
    .join('')

const written = (language: Language, params: object | undefined, name: string): string => {
  const value = (params as Record<string, string | number> | undefined)?.[name]
  if (value === undefined) throw new TypeError(`The message needs a value for {${name}}`)
  return typeof value === 'number' ? formatNumber(language, value) : isolate(value)
}

type Parts = readonly (string | { name: string })[]
const partsOf = (pattern: string): Parts =>
  pattern
    .split(/(\{\w+\})/)
    .filter(part => part !== '')
    .map(part => (/^\{\w+\}$/.test(part) ? { name: part.slice(1, -1) } : part))

/** Patterns are those of messages and of definitions: a few thousand at most, each said again and again. */
const split = new Map<string, Parts>()
const mostSplit = 5000

/** A pattern cut at its placeholders, for t() and for drawing it as markup. */
export const splitPattern = (pattern: string): Parts => {
  const known = split.get(pattern)
  if (known) return known
  if (split.size >= mostSplit) split.clear()
  const parts = partsOf(pattern)
  split.set(pattern, parts)
  return parts
}
