// A service as the wire carries it: the catalogue's card, the service page and the form definition.

import type { ActivityDefinition, Translations, WorkflowDefinition } from '@bawaba/forms/definition.ts'
import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'

export const serviceSlugPattern = '^[A-Z][A-Z0-9_]{1,63}$'
export const serviceTypes = ['request', 'booking', 'payment', 'inquiry'] as const
export const availabilityStatuses = ['active', 'about-to-be-active', 'deactivated'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

const Key = Type.String()
/** When the service may be used: always, until a day, or from day x to day y of each month. */
export const Availability = Type.Union([
  Type.Object({ kind: Type.Literal('always') }),
  Type.Object({ kind: Type.Literal('until'), day: Type.String() }),
  Type.Object({ kind: Type.Literal('monthly'), from: Type.Integer(), to: Type.Integer() }),
])
export type Availability = Static<typeof Availability>

/** What anyone may read about a service that is shown to them. */
const described = {
  id: Type.String(),
  ID: Type.Integer(),
  serviceSlug: Type.String({ pattern: serviceSlugPattern }),
  serviceLabel: Key,
  description: Key,
  serviceType: Literals(serviceTypes),
  categoryIds: Type.Array(Type.String()),
  cost: Type.Optional(
    Type.Object({ free: Type.Boolean(), amount: Type.Optional(Type.String()), note: Type.Optional(Key) }),
  ),
  payMethods: Type.Optional(Type.Array(Type.String())),
  durationDays: Type.Optional(Type.Integer()),
  durationNote: Type.Optional(Key),
  requiredPapers: Type.Optional(Type.Array(Key)),
  eligibility: Type.Optional(Type.Array(Key)),
  howTo: Type.Optional(Type.Array(Type.Object({ title: Key, text: Key }))),
  fromDate: Type.Optional(Type.String()),
  toDate: Type.Optional(Type.String()),
  availability: Type.Optional(Availability),
  allowAnonymous: Type.Boolean(),
  hiddenOn: Type.Array(Type.String()),
  disabledOn: Type.Array(Type.String()),
  deactivated: Type.Boolean(),
  release: Type.Integer(),
  version: Type.Integer(),
  isActive: Type.Boolean(),
  availabilityStatus: Literals(availabilityStatuses),
  createdAt: Type.String(),
  updatedAt: Type.String(),
}

/** What a signed-in person reads besides: terms, questions, the form and the path of a request. */
const opened = {
  faqs: Type.Optional(Type.Array(Type.Object({ question: Key, answer: Key }))),
  terms: Type.Optional(Key),
  videoUrl: Type.Optional(Type.String()),
  hideServiceTable: Type.Optional(Type.Boolean()),
  paymentInAdvance: Type.Optional(Type.Boolean()),
  serviceDictionary: Type.Optional(Type.Array(Type.Object({ code: Type.String(), label: Key }))),
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
