// Writes a message from its template: values in the digits, dates and words of the language, plural forms by its rules.

import {
  formatDate,
  formatMoney,
  formatNumber,
  isolate,
  isPlainDate,
  type Language,
  localeOf,
  poundsOf,
} from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { World } from '../engine/reader.ts'
import type { CompiledService } from '../engine/service.ts'
import type { Expression } from '../expression.ts'
import type { Field } from '../fields/field.ts'
import { inferType } from '../workflow/infer.ts'
import type { ValueType } from '../workflow/value-types.ts'
import { readTemplate, type Slot, type Template } from './template.ts'

/** What a message may speak of besides answers. */
export const messageFacts = ['number', 'service', 'state', 'today'] as const
export type MessageFact = (typeof messageFacts)[number]

/** Values that a message works out, by the names of its placeholders. */
export type MessageValues = Readonly<Record<string, Expression>>
export type MessageSubject = {
  form: CompiledService
  answers: Answers
  world: World
  values: MessageValues
  /** In the language of whoever reads it, but for the number, which may still be a placeholder. */
  facts: (language: Language) => Record<MessageFact, string>
  /** The most characters of an answer; longer ones are cut. */
  longest?: number
}

/** What stands where a value is missing. */
const missing = '—'
/** A message is short. */
const longestInMessage = 100

const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${[...text].slice(0, longest - 1).join('')}…` : text

type Format = (value: unknown, language: Language, longest: number) => string
const plain: Format = (value, _, longest) => isolate(shortened(String(value), longest))
/** A value that was worked out, by its type. */
const formats: Partial<Record<ValueType, Format>> = {
  money: (value, language) => isolate(formatMoney(language, poundsOf(Math.round(value as number)))),
}
const formatted: Format = (value, language, longest) => {
  if (typeof value === 'number') return formatNumber(language, value)
  if (typeof value === 'string' && isPlainDate(value)) return isolate(formatDate(language, value))
  return plain(value, language, longest)
}

const typeOf = ({ form }: MessageSubject, expression: Expression): ValueType => {
  const kinds = new Map<string, Field['kind']>()
  const collect = (fields: readonly Field[]): void => {
    for (const { kind, group } of fields) {
      kinds.set(kind.kind, kind)
      if (group) collect(group.fields)
    }
  }
  collect(form.fields)
  const scope = Object.fromEntries(form.fields.map(({ name, entry }) => [name, entry]))
  return inferType(expression, { scopes: [scope], kinds, path: '', issues: [] })
}

/** A question without its unit: the words around a number in a plural have their own. */
const withoutUnit = ({ postfix: _, postfixForms: __, ...field }: Field): Field => field

/** A value, and how it is written. */
type Written = { value: unknown; text: string }

const slotOf = ({ name, bare }: Slot, subject: MessageSubject, language: Language): Written => {
  const { form, answers, world, values, longest = longestInMessage } = subject
  const facts = subject.facts(language)
  if (Object.hasOwn(facts, name)) {
    const text = facts[name as MessageFact]
    return { value: text, text }
  }
  if (Object.hasOwn(values, name)) {
    const expression = values[name] as Expression
    const value = form.evaluate(expression, answers, world)
    if (value === undefined || value === null) return { value, text: missing }
    return { value, text: (formats[typeOf(subject, expression)] ?? formatted)(value, language, longest) }
  }
  const field = form.fields.find(field => field.name === name)
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (!field || value === undefined || value === null) return { value, text: missing }
  // A number without its marks of direction: what it stands in counts it.
  if (typeof value === 'number')
    return { value, text: field.kind.format(value, bare ? withoutUnit(field) : field, language) }
  return { value, text: plain(field.kind.format(value, field, language), language, longest) }
}

const rules = { ar: new Intl.PluralRules(localeOf.ar), en: new Intl.PluralRules(localeOf.en) }

const branchOf = (
  by: 'plural' | 'select',
  value: unknown,
  language: Language,
  branches: Record<string, Template>,
) => {
  const key =
    by === 'select' ? String(value) : typeof value === 'number' ? rules[language].select(value) : 'other'
  // Zero has words of its own where its author wrote some, in English too.
  const own = by === 'plural' && value === 0 && Object.hasOwn(branches, 'zero') ? 'zero' : key
  return (Object.hasOwn(branches, own) ? branches[own] : branches.other) ?? []
}

const written = (template: Template, subject: MessageSubject, language: Language): string =>
  template
    .map(part => {
      if (typeof part === 'string') return part
      const { value, text } = slotOf(part, subject, language)
      return 'by' in part
        ? written(branchOf(part.by, value, language, part.branches), subject, language)
        : text
    })
    .join('')

/** The text of a key as a message in one language. What was checked before publishing is always a template. */
export const writeMessage = (key: string, subject: MessageSubject, language: Language): string => {
  const text = subject.form.text(key)[language]
  const template = readTemplate(text)
  return template ? written(template, subject, language) : text
}

/** What one placeholder writes, by its name. */
export const writeValue = (name: string, subject: MessageSubject, language: Language): string =>
  slotOf({ name }, subject, language).text
