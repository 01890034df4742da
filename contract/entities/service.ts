// A service as the wire carries it: the catalogue's card, the service page and the form definition.

import type { ActivityDefinition, Translations, WorkflowDefinition } from '@bawaba/forms/definition.ts'
import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'
import { Key, names, publicDescription, signedInDescription, switches } from './service-description.ts'

export { type Availability, serviceSlugPattern } from './service-description.ts'
export const availabilityStatuses = ['active', 'about-to-be-active', 'deactivated'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** What anyone may read about a service that is shown to them. */
const described = {
  id: Type.String(),
  ID: Type.Integer(),
  ...names,
  ...publicDescription,
  ...switches,
  release: Type.Integer(),
  version: Type.Integer(),
  isActive: Type.Boolean(),
  availabilityStatus: Literals(availabilityStatuses),
  createdAt: Type.String(),
  updatedAt: Type.String(),
}

/** What a signed-in person reads besides: terms, questions, the form and the path of a request. */
const opened = {
  ...signedInDescription,
  activities: Type.Optional(
    Type.Unsafe<ActivityDefinition[]>({
      type: 'array',
      items: { type: 'object', additionalProperties: true },
    }),
  ),
  /** The scripts that run in the browser. Those of the server never leave it. */
  hooks: Type.Optional(
    Type.Object({ onOpen: Type.Optional(Type.String()), onChange: Type.Optional(Type.String()) }),
  ),
  /** Patterns of the form that only the linear engine may run: browsers prove none themselves. */
  linearPatterns: Type.Optional(Type.Array(Type.String())),
  workflow: Type.Optional(Type.Unsafe<WorkflowDefinition>({ type: 'object', additionalProperties: true })),
}

const translations = Type.Unsafe<Translations>({
  type: 'object',
  properties: Object.fromEntries(
    ['ar', 'en'].map(language => [language, { type: 'object', additionalProperties: { type: 'string' } }]),
  ),
})

export const Service = Type.Object({ ...described, ...opened, translations })
export type Service = Static<typeof Service>

/** Why a caller does not see a service that exists. A hidden one is not described. */
export const ServiceAbsence = Type.Object({
  serviceSlug: Type.String(),
  reason: Literals(['closed', 'hidden']),
  label: Type.Optional(Type.Object({ ar: Type.String(), en: Type.String() })),
  closedSince: Type.Optional(Type.String({ format: 'date-time' })),
})
export type ServiceAbsence = Static<typeof ServiceAbsence>

/** Names of the fields that only a signed-in person is sent. */
export const signedInFields = Object.keys(opened) as (keyof typeof opened)[]

export const Category = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Key,
  translations,
  services: Type.Optional(Type.Array(Type.Partial(Service))),
})
export type Category = Static<typeof Category>
