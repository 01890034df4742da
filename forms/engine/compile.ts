// A definition, compiled once: one flat table of fields for each activity, labels in both languages,
// conditions as functions, and the order in which fields depend on each other.

import type { Text } from '@bawaba/language/index.ts'
import type { ActivityDefinition, FieldEntry, FormDefinition, Option } from '../definition.ts'
import type { Field, FieldKind, FieldOption } from '../fields/field.ts'
import { compileCondition } from './conditions.ts'
import { inOrder } from './order.ts'
import { compilePattern } from './pattern.ts'

export type CompiledStep = { key: string; label: Text; description?: Text; fields: Field[] }
export type CompiledActivity = {
  activityId: string
  label: Text
  /** What the button says that performs it. */
  action: Text
  deliverableNumber?: 1 | 2
  steps: CompiledStep[]
  fields: Field[]
  byName: ReadonlyMap<string, Field>
  /** Places of the fields, each after those it looks at. */
  order: readonly number[]
}
export type Kinds = ReadonlyMap<string, FieldKind>

/** Something of a definition that cannot be compiled, with its place. The check before publishing names it in words. */
export class DefinitionError extends Error {
  readonly place: string
  readonly key: string
  constructor(place: string, key: string, detail = '') {
    super(`${place}: ${key}${detail ? ` (${detail})` : ''}`)
    this.name = 'DefinitionError'
    this.place = place
    this.key = key
  }
}

/** `constructor` is a key like any other, and no text unless someone wrote one. */
const ownText = (texts: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** A translation key in both languages; a missing text shows its key, so that it is seen and not blank. */
export const textOf = ({ translations }: Pick<FormDefinition, 'translations'>, key: string): Text => ({
  ar: ownText(translations.ar, key) ?? key,
  en: ownText(translations.en, key) ?? key,
})

const compileOption = (definition: FormDefinition, option: Option): FieldOption => ({
  value: option.value,
  label: textOf(definition, option.label),
  ...(option.hint ? { hint: textOf(definition, option.hint) } : {}),
  ...(option.conditionalField ? { shown: compileCondition(option.conditionalField) } : {}),
})

const optionalTexts = (definition: FormDefinition, entry: FieldEntry) => {
  const text = (key: string | undefined) => (key === undefined ? undefined : textOf(definition, key))
  return {
    hint: text(entry.hint),
    placeholder: text(entry.placeholder),
    postfix: text(entry.postfix),
    tooltip: text(entry.tooltip),
    requiredError: text(entry.requiredError),
    regexError: text(entry.customRegexError),
  }
}

const compileField = (
  definition: FormDefinition,
  kinds: Kinds,
  {
    name,
    entry,
    index,
    step,
    place,
  }: { name: string; entry: FieldEntry; index: number; step: number; place: string },
): Field => {
  const kind = kinds.get(entry.uniforms.type)
  if (!kind) throw new DefinitionError(place, 'unknownKind', entry.uniforms.type)
  const pattern = entry.regExp === undefined ? undefined : compilePattern(entry.regExp)
  if (pattern && 'refused' in pattern)
    throw new DefinitionError(`${place}.regExp`, 'unsafePattern', pattern.refused)
  return {
    name,
    index,
    step,
    entry,
    kind,
    label: textOf(definition, entry.label),
    ...optionalTexts(definition, entry),
    required: !entry.optional,
    options: (entry.uniforms.options ?? []).map(option => compileOption(definition, option)),
    pattern: pattern?.regExp,
    shown: entry.conditionalField && compileCondition(entry.conditionalField),
    editable: entry.conditionalEditability && compileCondition(entry.conditionalEditability),
    fixed: entry.editable === false || (entry.hidden === true && entry.defaultValue !== undefined),
    dependents: [],
  }
}

/** Names that a field looks at: its own condition, its options', its editability's. */
const looksAt = ({ shown, editable, options }: Field): string[] => [
  ...(shown?.fields ?? []),
  ...(editable?.fields ?? []),
  ...options.flatMap(option => option.shown?.fields ?? []),
]

/** One activity as a table. Throws DefinitionError for an unknown kind, an unsafe pattern, a doubled name, a cycle. */
export const compileActivity = (
  definition: FormDefinition,
  activity: ActivityDefinition,
  kinds: Kinds,
): CompiledActivity => {
  const fields: Field[] = []
  const byName = new Map<string, Field>()
  const place = `activities.${activity.activityId}`
  const steps = activity.steps.map((step, number): CompiledStep => {
    const own = Object.entries(step.fieldsSchema).map(([name, entry]) => {
      const fieldPlace = `${place}.${step.key}.${name}`
      if (byName.has(name)) throw new DefinitionError(fieldPlace, 'doubledName')
      const field = compileField(definition, kinds, {
        name,
        entry,
        index: fields.length,
        step: number,
        place: fieldPlace,
      })
      fields.push(field)
      byName.set(name, field)
      return field
    })
    return {
      key: step.key,
      label: textOf(definition, step.label),
      ...(step.description ? { description: textOf(definition, step.description) } : {}),
      fields: own,
    }
  })
  for (const field of fields) {
    for (const name of new Set(looksAt(field))) byName.get(name)?.dependents.push(field.index)
  }
  const order = inOrder(fields)
  if ('cycle' in order) throw new DefinitionError(place, 'cycle', order.cycle.join(', '))
  return {
    activityId: activity.activityId,
    label: textOf(definition, activity.label),
    action: textOf(definition, activity.action ?? activity.label),
    ...(activity.deliverableNumber ? { deliverableNumber: activity.deliverableNumber } : {}),
    steps,
    fields,
    byName,
    order: order.places,
  }
}
