// What the service's field handler gives a field.

import type { Text } from '@bawaba/language/index.ts'
import type { FieldEntry, FieldsSchema, Translations } from '../definition.ts'

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
