// A definition, compiled once: one flat table of fields for each activity, and one for each group inside it, with
// conditions as functions and the order in which fields depend on each other.

import type { ActivityDefinition, FieldsSchema, FormDefinition } from '../definition.ts'
import type { Deliveries } from '../delivery.ts'
import type { Field } from '../fields/field.ts'
import { blockLooksAt, compileBlocks } from './blocks.ts'
import { compileField, hangsOnToday, looksAt, type Source, textOf, watches } from './compile-field.ts'
import { completed } from './complete.ts'
import { compileCondition, type Operations } from './conditions.ts'
import { inOrder } from './order.ts'
import type { Patterns } from './patterns.ts'
import { stepSchema } from './step-schema.ts'
import { type CompiledActivity, DefinitionError, headOf, type Kinds, type Table } from './table.ts'

/** What compiling takes besides the definition. */
export type Compiling = {
  kinds: Kinds
  patterns: Patterns
  operations: Operations
  /** What states may send outside, where that is known: where definitions are checked. */
  deliveries?: Deliveries | undefined
  /** The questions of the service's other activities. */
  elsewhere?: CompiledActivity['elsewhere']
}

/** The fields of some schemas, one after another, each name once. */
const readFields = (source: Source, schemas: { schema: FieldsSchema; path: string }[]): Field[] => {
  const names = new Set<string>()
  const fields: Field[] = []
  for (const [step, { schema, path }] of schemas.entries())
    for (const [name, entry] of Object.entries(schema)) {
      const slot = { name, entry, step, index: fields.length, path: `${path}.${name}` }
      if (names.has(name)) throw new DefinitionError(slot.path, 'doubledName')
      names.add(name)
      fields.push(compileField(source, slot))
    }
  return fields
}

/** The fields that names lead to, each once. Most fields look at nothing. */
const headsOf = (names: readonly string[]): Iterable<string> =>
  names.length === 0 ? names : new Set(names.map(headOf))
const outside = (names: readonly string[], byName: ReadonlyMap<string, Field>): string[] =>
  names.filter(name => !byName.has(headOf(name)))

/** Fields and who of them looks at whom. Throws DefinitionError for a circle, which it names. */
const tableOf = (fields: Field[], path: string): Table => {
  const byName = new Map(fields.map(field => [field.name, field]))
  const outer = new Set<string>()
  const outward = new Set<number>()
  const watchedOuter = new Set<string>()
  const watchOutward = new Set<number>()
  let usesToday = false
  for (const field of fields) {
    usesToday ||= hangsOnToday(field)
    const [looked, watched] = [looksAt(field), watches(field)]
    for (const name of outside(looked, byName)) {
      outer.add(name)
      outward.add(field.index)
    }
    for (const name of outside(watched, byName)) {
      watchedOuter.add(name)
      watchOutward.add(field.index)
    }
    for (const name of headsOf(looked)) byName.get(name)?.dependents.push(field.index)
    for (const name of headsOf(watched)) byName.get(name)?.watchers.push(field.index)
  }
  const order = inOrder(fields)
  if ('cycle' in order) throw new DefinitionError(path, 'cycle', order.cycle.join(', '))
  const lazy = fields.filter(({ needs }) => needs).map(({ index }) => index)
  const ranks: number[] = []
  for (const [rank, index] of order.order.entries()) ranks[index] = rank
  return {
    fields,
    byName,
    order: order.order,
    ranks,
    outward: [...outward],
    outer: [...outer],
    watchOutward: [...watchOutward],
    watchedOuter: [...watchedOuter],
    usesToday,
    lazy,
  }
}

const sourceOf = (
  texts: Source['texts'],
  { kinds, patterns, operations }: Compiling,
  linear: readonly string[] | undefined,
): Source => {
  const source: Source = {
    texts,
    kinds,
    pattern: source => patterns(source, linear),
    operations,
    group: (schema, path) => tableOf(readFields(source, [{ schema, path }]), path),
  }
  return source
}

/** One activity as a table. Throws DefinitionError for an unknown kind, an unsafe pattern, a doubled name, a cycle. */
export const compileActivity = (
  definition: Pick<FormDefinition, 'translations' | 'linearPatterns'>,
  activity: ActivityDefinition,
  compiling: Compiling,
): CompiledActivity => {
  const path = `activities.${activity.activityId}`
  const text = (key: string) => textOf(definition, key)
  const schemas = activity.steps.map(step => ({ schema: stepSchema(step), path: `${path}.${step.key}` }))
  const { linearPatterns = [] } = definition
  const table = tableOf(readFields(sourceOf(definition, compiling, linearPatterns), schemas), path)
  const blocks = compileBlocks({ text, operations: compiling.operations }, activity.steps)
  for (const block of blocks)
    for (const name of new Set(blockLooksAt(block).map(headOf)))
      table.byName.get(name)?.blocks.push(block.index)
  const { asks, supplies, corrects, reschedules, reopens } = activity
  return {
    ...table,
    activityId: activity.activityId,
    does: {
      ...(asks ? { asks } : {}),
      ...(supplies ? { supplies } : {}),
      ...(corrects ? { corrects } : {}),
      ...(reschedules ? { reschedules } : {}),
      ...(reopens ? { reopens } : {}),
    },
    label: text(activity.label),
    action: text(activity.action ?? activity.label),
    ...(activity.deliverableNumber ? { deliverableNumber: activity.deliverableNumber } : {}),
    blocks,
    elsewhere: compiling.elsewhere,
    steps: activity.steps.map(({ key, label, description, conditionalField }, number) => ({
      key,
      label: text(label),
      ...(description ? { description: text(description) } : {}),
      fields: table.fields.filter(({ step }) => step === number),
      blocks: blocks.filter(({ step }) => step === number),
      ...(conditionalField ? { shown: compileCondition(conditionalField, compiling.operations) } : {}),
    })),
    complete: (field, completion) =>
      completed(field, completion, extra => sourceOf(withTexts(definition, extra), compiling, undefined)),
  }
}

const withTexts = (
  { translations }: Source['texts'],
  extra: FormDefinition['translations'] | undefined,
): Source['texts'] =>
  extra
    ? { translations: { ar: { ...translations.ar, ...extra.ar }, en: { ...translations.en, ...extra.en } } }
    : { translations }
