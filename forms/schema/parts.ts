// Small pieces of the JSON Schema for authors. Draft 2020-12; every description stands in both languages.

import type { Text } from '@bawaba/language/index.ts'

export type Schema = { [keyword: string]: unknown }

/** The same schema with what it means. */
export const withTexts = (schema: Schema, { ar, en }: Text): Schema => ({
  description: en,
  'x-description-ar': ar,
  ...schema,
})

export const flag: Schema = { type: 'boolean' }
export const text = (maxLength = 200): Schema => ({ type: 'string', minLength: 1, maxLength })
/** A key of texts.json. */
export const key: Schema = text()
/** The code of a state, an activity, a step. */
export const code: Schema = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' }
export const count = (minimum = 0, maximum = 1_000_000): Schema => ({ type: 'integer', minimum, maximum })
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })
export const listOf = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  maxItems,
  ...(minItems > 0 ? { minItems } : {}),
})
export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })

/** What holds where something else does. */
export const when = (condition: Schema, consequence: Schema): Schema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits it.
  then: consequence,
})

/** An object with these properties and no others. */
export const object = (properties: Record<string, Schema>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: [...required],
  additionalProperties: false,
})

/** An object whose properties are described one by one. */
export const described = (
  properties: Record<string, Schema>,
  words: Partial<Record<string, Text>>,
  required: readonly string[] = [],
): Schema =>
  object(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const meaning = words[name]
        return [name, meaning ? withTexts(schema, meaning) : schema]
      }),
    ),
    required,
  )
