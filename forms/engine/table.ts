// The compiled shape of a form: tables of fields. An activity is a table in steps; a group of questions (the rows of
// an Array, a slot) is a table inside a field.

import type { Text } from '@bawaba/language/index.ts'
import type { ActivityDefinition, FieldEntry, FieldsSchema, Translations } from '../definition.ts'
import type { Field, FieldKind } from '../fields/field.ts'

export type Kinds = ReadonlyMap<string, FieldKind>

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
  /** Places of the fields whose options or questions the field handler gives. */
  lazy: readonly number[]
}

export type CompiledStep = { key: string; label: Text; description?: Text; fields: Field[] }
export type CompiledActivity = Table & {
  activityId: string
  label: Text
  /** What the button says that performs it. */
  action: Text
  deliverableNumber?: 1 | 2
  /** What it means besides the state it leads to. */
  does: Pick<ActivityDefinition, 'asks' | 'supplies' | 'corrects' | 'reopens'>
  steps: CompiledStep[]
  /** A field as the field handler completes it. Throws DefinitionError for an answer that no field can be made of. */
  complete(field: Field, given: Completion): Field
}

/** A label in both languages, or its translation key. */
export type Wording = string | Text
/** What the field handler gives a field: options, the field to be in its place, questions, a value. */
export type Completion = {
  options?: { value: string; label: Wording; hint?: Wording; unavailable?: Wording }[]
  entry?: FieldEntry
  fieldsSchema?: FieldsSchema
  value?: unknown
  /** Texts of the keys that the entries use, besides the service's own. */
  translations?: Translations
}

/** Something of a definition that cannot be compiled, with its place. The check before publishing names it in words. */
export class DefinitionError extends Error {
  readonly place: string
  readonly key: string
  constructor(path: string, key: string, detail = '') {
    super(`${path}: ${key}${detail ? ` (${detail})` : ''}`)
    this.name = 'DefinitionError'
    this.place = path
    this.key = key
  }
}

/** The first part of a path such as `members.age`. */
export const headOf = (name: string): string => {
  const dot = name.indexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}
export const restOf = (name: string): string => name.slice(headOf(name).length + 1)
