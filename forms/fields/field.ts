// What a field kind answers about itself, and what one compiled field of a form holds.
// No code anywhere asks which kind a field has: it asks the kind.

import type { Language, Messages, Text } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Answers, FieldEntry, PluralForm, StoredType, Translations } from '../definition.ts'
import type { CompiledCondition, CompiledExpression } from '../engine/conditions.ts'
import type { Completion } from './completion.ts'
import type { ProfileProperty } from './profile-properties.ts'
import type { OwnProperty } from './properties.ts'

/** What a fault needs to become a sentence: numbers, plain dates and words, never sentences. */
export type Params = Record<string, string | number>
/** A rule that a value breaks: the key of the message and its parameters. */
export type FieldError = { key: string; params?: Params; text?: Text }
/**
 * A fault of one field of a form, as it travels between server and browser. `field` is its address: `name`, or
 * `members.0.name` inside a group. `text` stands where the service's own rule or script found it.
 */
export type ValidationError = FieldError & { path: string; field: string; message?: Text }

/** A file that was uploaded; `id` is what an answer holds. */
export type DocumentRef = { id: string; name: string /** Bytes. */; size: number; type: string }
/** The files that a form may speak of, by id: those of its person, its draft, its request. */
export type Documents = ReadonlyMap<string, DocumentRef>

/** The outside world as the rules see it: `today` is Cairo's plain date. */
export type RuleContext = {
  today: string
  calendar?: WorkingCalendar
  documents?: Documents
  /** The answers of the request that the form acts on. */
  request?: Answers
}

/** A value, nothing (`value: undefined`), or why the input is no value of this kind. */
export type Parsed<Value> = { value: Value | undefined } | { error: FieldError }

/** An option of a field; `shown` holds when it is offered only in some cases, `unavailable` says why it is not to be had. */
export type FieldOption = {
  value: string
  label: Text
  hint?: Text
  shown?: CompiledCondition
  unavailable?: Text
}

/** One field of a form, everything about it worked out once. */
export type Field = {
  name: string
  /** Place in the activity's flat table. */
  index: number
  /** Number of the step that asks it. */
  step: number
  entry: FieldEntry
  kind: FieldKind
  label: Text
  hint?: Text
  placeholder?: Text
  postfix?: Text
  postfixForms?: Partial<Record<PluralForm, Text>>
  links?: { href: string; label: Text }[]
  tooltip?: Text
  requiredError?: Text
  regexError?: Text
  /** What one row is called. */
  rowLabel?: Text
  /** What the lowest and the highest rating mean. */
  lowest?: Text
  highest?: Text
  required: boolean
  options: FieldOption[]
  /** The entry's regExp, compiled; it tests the whole text. */
  pattern?: { test(text: string): boolean }
  shown?: CompiledCondition
  editable?: CompiledCondition
  /** Its value, where the form works it out. */
  calculate?: CompiledExpression
  /** `needsAnswer`: the rule does not apply while the question is unanswered. */
  rules?: readonly { wrong: CompiledCondition; text: Text; needsAnswer: boolean }[]
  /** Bounds that hang on other answers, in place of the entry's own. */
  bounds?: { min?: CompiledExpression; max?: CompiledExpression }
  /** Set by the server from `defaultValue`, never by the person. */
  fixed: boolean
  /** The answers that the field handler needs before this field can be asked. */
  needs?: readonly string[]
  /** The questions of its rows. */
  group?: Table
  /** Places of the fields that look at this one, directly. */
  dependents: number[]
  /** Places of those whose rules or bounds do: they are judged anew, and nothing follows from it. */
  watchers: number[]
  /** Places of the blocks that look at it. */
  blocks: number[]
}

/**
 * A named example of a field: the gallery, the contract test and the docs are made of it.
 * `valid` rows: what is typed or sent, what is stored, what is shown in Arabic and in English.
 * `wrong` rows: what is typed or sent and the key of the fault. Today is 20 November 2026.
 */
export type FieldExample = {
  name: string
  entry: FieldEntry
  translations?: Translations
  valid: [input: unknown, stored: unknown, ar: string, en: string][]
  wrong: [input: unknown, key: string][]
  /** The files that the rows speak of. */
  documents?: DocumentRef[]
  /** What the service's field handler would give it. */
  given?: Completion
}
export const examplesToday = '2026-11-20'

/** A part of a value that has a column of its own; `key` is added to the name of the column. */
export type ColumnPart<Value> = { key?: string; label?: Text; text(value: Value, language: Language): string }

/** A field kind. `Value` is what is stored. */
export type FieldKind<Value = unknown> = {
  kind: string
  /** The `type`s that an entry of this kind may name. */
  stored: readonly StoredType[]
  /** What its entries may say besides what means the same for every kind; anything else would be ignored. */
  properties: readonly OwnProperty[]
  /** What an expression takes its value for, where its stored type does not say it. */
  valueType?: 'money' | 'date' | 'period' | 'month' | 'time' | 'moment'
  /** True when its entries are nothing without options. */
  needsOptions?: boolean
  /** True when the service's field handler must say what it is. */
  needsHandler?: boolean
  /** True when it reads any text: what its answers look like is up to the pattern of the definition. */
  readsAnyText?: boolean
  /** True when its value is a list of document ids. */
  holdsDocuments?: boolean
  /** The kind of things that its value is the code of one of: sending the form reserves it. */
  reserves?: string
  /** Of what is offered to residents of one country: the question of the same form that tells where its applicant lives. */
  residence?: string
  /** The option that an answer names, where the answer holds more than that: the center of an appointment. */
  optionOf?(value: Value): string | undefined
  /** What tells one answer from another, where its value holds more than that: the number of a meter. */
  identity?(value: Value): string
  /** When what its answer reserves begins: it is over then, and nobody changes it any more. */
  startsAt?(value: Value): Date | undefined
  /** True when only a service outside can say whether its value holds: asked before anything is filed or done. */
  isVerified?: boolean
  /** True when it asks nothing itself: its questions say which of them must be answered. */
  isFrame?: boolean
  /** True when its value is what the request holds, and no answer of the form. */
  stands?: true
  /** What of a profile its questions may begin with; nothing by default. */
  prefills?: readonly ProfileProperty[]
  /** The value is written with Latin letters or digits and reads left to right in both languages. */
  latin?: boolean
  /** The value of a visible question that was left alone; nothing by default. */
  blank?(entry: FieldEntry): Value | undefined
  /** The answers of a new form, where the kind begins with some. */
  initial?(entry: FieldEntry): unknown
  /** A kind whose value is made of groups of answers: the groups of a value, the value of groups. */
  group?: {
    /** There may be several, so that each has its number in addresses. */
    isList: boolean
    rows(value: Value | undefined): Answers[]
    whole(rows: Answers[]): Value | undefined
  }
  /** Reads what was typed or sent. Never throws, whatever the input. Parsing a stored value gives it back. */
  parse(input: unknown, field: Field): Parsed<Value>
  /** The rules that a value breaks, the most telling first. */
  validate(value: Value, field: Field, context: RuleContext): FieldError[]
  /** True when the value leaves a required question open; a missing value always does. */
  isUnanswered?(value: Value): boolean
  /** The value as plain text for tables, summaries, print and CSV. */
  format(value: Value, field: Field, language: Language, documents?: Documents): string
  /** The columns of a list that its value has, where they are not one; the first has the label of the question. */
  columns?: readonly ColumnPart<Value>[]
  /** The stored value as the text of its input. */
  edited?(value: Value, language: Language): string
  /** A parameter of a fault that is not simply a number or a word. */
  formatParam?(param: string | number, language: Language): string | number
  /** What was worked out, as this kind stores it: rounded. */
  calculated?(value: unknown): unknown
  /** A bound that was worked out, as an author would write it. */
  boundOf?(value: unknown): number | string | undefined
  /** Bounds as comparable values, to find a `min` above `max` before publishing. */
  comparable?(bound: number | string): number | string | undefined
  /** Every key that `parse` and `validate` can give, and `required`. */
  messages: Messages
  /** Fetched by tests and the gallery: no form carries them. */
  examples(): Promise<{ examples: FieldExample[] }>
}

/** Declares a kind; its methods are checked against its value. */
export const defineField = <Value>(kind: FieldKind<Value>): FieldKind => kind as FieldKind

export const wrong = (key: string, params?: Params): { error: FieldError } => ({
  error: params ? { key, params } : { key },
})
export const found = <Value>(value: Value | undefined): { value: Value | undefined } => ({ value })

export type Table = {
  fields: readonly Field[]
  byName: ReadonlyMap<string, Field>
  /** Places of the fields, each after those it looks at. */
  order: readonly number[]
  /** Where each place stands in that order. */
  ranks: readonly number[]
  /** Places of the fields that look at something outside the table. */
  outward: readonly number[]
  /** The names outside that they look at. */
  outer: readonly string[]
  /** The same of those whose rules or bounds do. */
  watchOutward: readonly number[]
  watchedOuter: readonly string[]
  /** Something in it is another thing tomorrow. */
  usesToday: boolean
  /** Places of the fields whose options or questions the field handler gives. */
  lazy: readonly number[]
}
