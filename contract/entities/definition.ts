// A definition being worked on, the issues that prevent publishing it, and the versions that were published.

import type { Text } from '@bawaba/language/index.ts'
import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'
import { serviceSlugPattern } from './service.ts'

export const draftPolicies = ['keep', 'carry'] as const
/** Drafts of earlier versions: `keep` lets them go on with theirs, `carry` opens them with the new one. */
export const DraftPolicy = Literals(draftPolicies)
export type DraftPolicy = Static<typeof DraftPolicy>

const Instant = Type.String({ format: 'date-time' })
const described = {
  /** Of the service, before and after it is published. */
  id: Type.String({ format: 'uuid' }),
  serviceSlug: Type.String({ pattern: serviceSlugPattern }),
  /** Counts saves and publications; a change names the one it was made on. */
  revision: Type.Integer(),
  /** The version now in force; 0 for a service that never was published. */
  version: Type.Integer(),
  release: Type.Integer(),
  /** It differs from the version in force. */
  isChanged: Type.Boolean(),
  updatedAt: Instant,
}

/** A definition in the designers' list. */
export const DefinitionRow = Type.Object(described)
export type DefinitionRow = Static<typeof DefinitionRow>

/** A definition as it was last saved; unfinished ones have whatever they have. */
export const AnyDefinition = Type.Unsafe<{ serviceSlug: string } & Record<string, unknown>>({
  type: 'object',
  required: ['serviceSlug'],
  properties: { serviceSlug: { type: 'string', pattern: serviceSlugPattern } },
  additionalProperties: true,
})
export const DefinitionDraft = Type.Object({ ...described, definition: AnyDefinition })
export type DefinitionDraft = Static<typeof DefinitionDraft>

/** An issue that prevents publishing: where, which rule, and the words for it. */
export const Issue = Type.Object({
  place: Type.String(),
  key: Type.String(),
  text: Type.Unsafe<Text>({
    type: 'object',
    properties: { ar: { type: 'string' }, en: { type: 'string' } },
    required: ['ar', 'en'],
  }),
})

export const Published = Type.Object({
  version: Type.Integer(),
  release: Type.Integer(),
  /** False where the version in force is the same already: nothing was published. */
  isNew: Type.Boolean(),
})
export type Published = Static<typeof Published>

export const PublishedVersion = Type.Object({
  version: Type.Integer(),
  release: Type.Integer(),
  publishedAt: Instant,
  reason: Type.Union([Type.String(), Type.Null()]),
  drafts: DraftPolicy,
  /** Nobody where a programme brought it. */
  by: Type.Union([PersonRef, Type.Null()]),
})
export type PublishedVersion = Static<typeof PublishedVersion>
