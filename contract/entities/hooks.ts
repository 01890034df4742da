// What the field handler of a service answers about a field.

import type { FieldEntry, FieldsSchema, Translations } from '@bawaba/forms/definition.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Static, Type } from 'typebox'

const TextPair = Type.Unsafe<Text>({
  type: 'object',
  properties: { ar: { type: 'string' }, en: { type: 'string' } },
})
const anything = { type: 'object', additionalProperties: true }

export const FieldAnswer = Type.Object({
  /** Whether the value holds; true where no value was judged. */
  valid: Type.Boolean(),
  errors: Type.Optional(Type.Array(Type.Object({ text: TextPair }))),
  value: Type.Optional(Type.Unknown()),
  options: Type.Optional(
    Type.Array(
      Type.Object({
        value: Type.String(),
        label: TextPair,
        hint: Type.Optional(TextPair),
        unavailable: Type.Optional(TextPair),
      }),
    ),
  ),
  /** The field that replaces it. */
  entry: Type.Optional(Type.Unsafe<FieldEntry>(anything)),
  /** Further questions, for a field that takes them. */
  fieldsSchema: Type.Optional(Type.Unsafe<FieldsSchema>(anything)),
  /** Texts of the keys that these use, besides the service's own. */
  translations: Type.Optional(Type.Unsafe<Translations>(anything)),
})
export type FieldAnswer = Static<typeof FieldAnswer>
