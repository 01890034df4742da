// A user model on the wire: the questions to a person of one slug, as data like a service's definition.

import type { ActivityDefinition, FieldsSchema, Translations } from '@bawaba/forms/definition.ts'
import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'
import { userSlugs } from './person.ts'

export const UserModel = Type.Object({
  id: Type.String(),
  userSlug: Literals(userSlugs),
  label: Type.String(),
  /** Whether people of this slug sign up by themselves. */
  registration: Type.Boolean(),
  /** `register`, where people sign up, and the sections of the profile, each with its fieldsSchema. */
  activities: Type.Unsafe<ActivityDefinition[]>({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
  }),
  /** Every question of the sections in one schema, for clients that know no sections. */
  schema: Type.Optional(Type.Unsafe<FieldsSchema>({ type: 'object', additionalProperties: true })),
  /** Sections that the person reads and does not change; their description says why and what to do. */
  lockedSections: Type.Array(Type.String()),
  translations: Type.Unsafe<Translations>({
    type: 'object',
    properties: Object.fromEntries(
      ['ar', 'en'].map(language => [language, { type: 'object', additionalProperties: { type: 'string' } }]),
    ),
  }),
})
export type UserModel = Static<typeof UserModel>
