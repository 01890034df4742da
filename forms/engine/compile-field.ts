// One field of a definition, everything about it worked out once: labels, conditions, pattern, the table of its rows.

import type { Text } from '@bawaba/language/index.ts'
import type { BoundEntry, Condition, FieldEntry, FormDefinition, Option, PluralForm } from '../definition.ts'
import { needsAnswer } from '../expression.ts'
import type { Field, FieldOption } from '../fields/field.ts'
import {
  type CompiledExpression,
  compileCondition,
  compileExpression,
  type Operations,
} from './conditions.ts'
import type { CompiledPattern } from './patterns.ts'
import { DefinitionError, type Kinds, type Table } from './table.ts'

/** What compiling reads besides the field's own entry. */
export type Source = {
  texts: Pick<FormDefinition, 'translations'>
  kinds: Kinds
  pattern(source: string): CompiledPattern
  operations: Operations
  /** Compiles the questions of a group. */
  group(schema: FieldEntry['fieldsSchema'] & object, path: string): Table
}

/** `constructor` is a key like any other, and no text unless someone wrote one. */
const ownText = (texts: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** A translation key in both languages; a missing text shows its key, so that it is seen and not blank. */
export const textOf = ({ translations }: Pick<FormDefinition, 'translations'>, key: string): Text => ({
  ar: ownText(translations.ar, key) ?? key,
  en: ownText(translations.en, key) ?? key,
})

const compileOption = ({ texts, operations }: Source, option: Option): FieldOption => ({
  value: option.value,
  label: textOf(texts, option.label),
  ...(option.hint ? { hint: textOf(texts, option.hint) } : {}),
  ...(option.conditionalField ? { shown: compileCondition(option.conditionalField, operations) } : {}),
  ...(option.unavailable ? { unavailable: textOf(texts, option.unavailable) } : {}),
})

const formsOf = (
  texts: Source['texts'],
  forms: NonNullable<FieldEntry['postfixForms']>,
): Partial<Record<PluralForm, Text>> =>
  Object.fromEntries(Object.entries(forms).map(([form, key]) => [form, textOf(texts, key)]))

const optionalTexts = ({ texts }: Source, entry: FieldEntry) => {
  const text = (key: string | undefined) => (key === undefined ? undefined : textOf(texts, key))
  return {
    hint: text(entry.hint),
    placeholder: text(entry.placeholder),
    postfix: text(entry.postfix),
    ...(entry.postfixForms ? { postfixForms: formsOf(texts, entry.postfixForms) } : {}),
    ...(entry.links
      ? { links: entry.links.map(({ href, label }) => ({ href, label: textOf(texts, label) })) }
      : {}),
    tooltip: text(entry.tooltip),
    requiredError: text(entry.requiredError),
    regexError: text(entry.customRegexError),
    rowLabel: text(entry.rowLabel),
    lowest: text(entry.lowestRatingText),
    highest: text(entry.highestRatingText),
  }
}

/** A bound that hangs on other answers. */
const boundOf = (bound: BoundEntry | undefined, operations: Operations): CompiledExpression | undefined =>
  typeof bound === 'object' ? compileExpression(bound, operations) : undefined

/** What is worked out of other answers. */
const workedOut = ({ texts, operations }: Source, name: string, entry: FieldEntry) => {
  const condition = (of: Condition | undefined) => of && compileCondition(of, operations)
  const [min, max] = [boundOf(entry.min, operations), boundOf(entry.max, operations)]
  return {
    shown: condition(entry.conditionalField),
    editable: condition(entry.conditionalEditability),
    ...(entry.calculate === undefined ? {} : { calculate: compileExpression(entry.calculate, operations) }),
    ...(entry.rules
      ? {
          rules: entry.rules.map(({ wrongWhen, text }) => ({
            wrong: compileCondition(wrongWhen, operations),
            text: textOf(texts, text),
            needsAnswer: needsAnswer(wrongWhen, name),
          })),
        }
      : {}),
    ...(min || max ? { bounds: { min, max } } : {}),
  }
}

type Slot = { name: string; entry: FieldEntry; index: number; step: number; path: string }

/** Throws DefinitionError for an unknown kind, an unsafe pattern or a group without questions. */
export const compileField = (source: Source, { name, entry, index, step, path }: Slot): Field => {
  const kind = source.kinds.get(entry.uniforms.type)
  if (!kind) throw new DefinitionError(path, 'unknownKind', entry.uniforms.type)
  const pattern = entry.regExp === undefined ? undefined : source.pattern(entry.regExp)
  if (pattern && 'refused' in pattern)
    throw new DefinitionError(`${path}.regExp`, pattern.key, pattern.refused)
  if (kind.needsHandler && !entry.lazyLoad) throw new DefinitionError(path, 'noHandler')
  if (kind.group) {
    if (!entry.lazyLoad && !entry.fieldsSchema) throw new DefinitionError(path, 'noQuestions')
    // Its questions may be set or locked, each by itself.
    if (entry.hidden || entry.editable === false || entry.conditionalEditability || entry.calculate)
      throw new DefinitionError(path, 'lockedGroup')
  }
  return {
    name,
    index,
    step,
    entry,
    kind,
    label: textOf(source.texts, entry.label),
    ...optionalTexts(source, entry),
    required: !entry.optional,
    options: (entry.uniforms.options ?? []).map(option => compileOption(source, option)),
    pattern: pattern?.matcher,
    ...workedOut(source, name, entry),
    fixed:
      entry.editable === false ||
      entry.calculate !== undefined ||
      (entry.hidden === true && entry.defaultValue !== undefined),
    needs: entry.lazyLoad?.apiDependencies,
    group: kind.group && entry.fieldsSchema && source.group(entry.fieldsSchema, path),
    dependents: [],
    watchers: [],
    blocks: [],
  }
}

/** Names that a field looks at: its own condition, its options', its editability's, its value's, its handler's, its rows'. */
export const looksAt = ({ shown, editable, calculate, options, needs, group }: Field): string[] => [
  ...(shown?.fields ?? []),
  ...(editable?.fields ?? []),
  ...(calculate?.fields ?? []),
  ...options.flatMap(option => option.shown?.fields ?? []),
  ...(needs ?? []),
  ...(group?.outer ?? []),
]

const none: readonly never[] = []
const judgedBy = ({ rules, bounds }: Field): readonly Pick<CompiledExpression, 'fields' | 'usesToday'>[] =>
  rules || bounds
    ? [
        ...(rules ?? []).map(({ wrong }) => wrong),
        ...[bounds?.min, bounds?.max].filter(bound => bound !== undefined),
      ]
    : none

/** Names that its rules and bounds look at, its rows' too; its own may be one of them. */
export const watches = (field: Field): readonly string[] =>
  field.rules || field.bounds || field.group
    ? [...judgedBy(field).flatMap(({ fields }) => fields), ...(field.group?.watchedOuter ?? [])]
    : none

/** Whether anything about it may be another thing tomorrow. */
export const hangsOnToday = (field: Field): boolean =>
  field.group?.usesToday === true ||
  field.shown?.usesToday === true ||
  field.editable?.usesToday === true ||
  field.calculate?.usesToday === true ||
  field.options.some(({ shown }) => shown?.usesToday) ||
  judgedBy(field).some(({ usesToday }) => usesToday)
