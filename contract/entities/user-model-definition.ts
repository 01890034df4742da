// What a portal adds to a user model: sections of questions, with their texts. Published in versions, like a service.

import type { FieldsSchema, Translations } from '@bawaba/forms/definition.ts'
import { type Static, Type } from 'typebox'
import { PersonRef } from './person.ts'

const Key = Type.String({ minLength: 1, maxLength: 100 })

export const UserModelSection = Type.Object(
  {
    /** Names the section within the model, and in the address of its page. */
    key: Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' }),
    label: Key,
    description: Type.Optional(Key),
    /** Asked by the registration already, after the platform's own questions. */
    atSignUp: Type.Optional(Type.Boolean()),
    fieldsSchema: Type.Unsafe<FieldsSchema>({ type: 'object', additionalProperties: true }),
  },
  { additionalProperties: false },
)
export type UserModelSection = Static<typeof UserModelSection>

export const UserModelDefinition = Type.Object(
  {
    sections: Type.Array(UserModelSection, { maxItems: 20 }),
    translations: Type.Unsafe<Translations>({
      type: 'object',
      required: ['ar', 'en'],
      additionalProperties: false,
      properties: Object.fromEntries(
        ['ar', 'en'].map(language => [
          language,
          { type: 'object', additionalProperties: { type: 'string', maxLength: 10_000 } },
        ]),
      ),
    }),
  },
  { additionalProperties: false },
)
export type UserModelDefinition = Static<typeof UserModelDefinition>

/** A publication, the newest first in lists. */
export const UserModelVersion = Type.Object({
  version: Type.Integer(),
  definition: UserModelDefinition,
  reason: Type.String(),
  publishedAt: Type.String({ format: 'date-time' }),
  by: Type.Union([PersonRef, Type.Null()]),
})
export type UserModelVersion = Static<typeof UserModelVersion>
