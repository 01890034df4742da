// What describes a service besides its form. One schema: authors write by it, publishing checks by it, the wire carries it.

import { pagePattern } from '@bawaba/forms/addresses.ts'
import type { Condition } from '@bawaba/forms/definition.ts'
import { type Static, Type } from 'typebox'
import { tourTargets } from '../tour-targets.ts'
import { Literals } from './literals.ts'

export const serviceSlugPattern = '^[A-Z][A-Z0-9_]{1,63}$'
const serviceTypes = ['request', 'booking', 'payment', 'inquiry'] as const
/** Channels that a service can be hidden or disabled on. */
const channels = ['web', 'mobile', 'tablet', 'kiosk'] as const
const Channel = Literals(channels)
/** The apps that a service can be hidden in besides. */
export const serviceApps = ['citizen', 'employee', 'agent'] as const
const Hidden = Literals([...channels, ...serviceApps])

const object = { additionalProperties: false } as const
const Short = Type.String({ minLength: 1, maxLength: 200 })
/** A key of the service's texts. */
export const Key = Short
const listOf = <Item extends object>(item: Item, maxItems: number) => Type.Array(item, { maxItems })
/** An instant or a day that the database can store. */
const Moment = Type.String({
  pattern:
    '^2\\d{3}-(0[1-9]|1[0-2])-([0-2]\\d|30|31)(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?(Z|[+-]\\d\\d:\\d\\d))?$',
})
const Day = Type.String({ pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const DayOfMonth = Type.Integer({ minimum: 1, maximum: 31 })

const Always = Type.Object({ kind: Type.Literal('always') }, object)
const Until = Type.Object({ kind: Type.Literal('until'), day: Day }, object)
const Monthly = Type.Object({ kind: Type.Literal('monthly'), from: DayOfMonth, to: DayOfMonth }, object)

/** When the service may be used: always, until a day, or from day x to day y of each month. */
export type Availability = Static<typeof Always> | Static<typeof Until> | Static<typeof Monthly>
/** With a discriminator, what is missing is named for the kind that was meant. */
const Availability = Type.Unsafe<Availability>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [Always, Until, Monthly],
})

const Picture = Type.String({ pattern: pagePattern, maxLength: 500 })
const Extra = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 50,
})

/** `text` and `instead` are keys; `when` speaks of `age` and `bornOn`, known by the national ID. */
const EligibilityRule = Type.Object(
  {
    text: Key,
    when: Type.Unsafe<Condition>({ type: 'object', additionalProperties: true }),
    /** A question of the form whose national ID must meet it too. */
    nationalId: Type.Optional(Short),
    instead: Key,
    links: Type.Optional(
      listOf(
        Type.Object({ href: Type.String({ pattern: pagePattern, maxLength: 500 }), label: Key }, object),
        5,
      ),
    ),
  },
  object,
)
export type EligibilityRule = Static<typeof EligibilityRule>

/** What anyone may read about a service that is shown to them. */
export const publicDescription = {
  cost: Type.Optional(
    Type.Object(
      {
        free: Type.Boolean(),
        amount: Type.Optional(Type.String({ pattern: '^\\d{1,9}(\\.\\d\\d?)?$' })),
        note: Type.Optional(Key),
      },
      object,
    ),
  ),
  payMethods: Type.Optional(listOf(Short, 20)),
  /** Days of the month, in Cairo, on which it can be paid by card or code. */
  paymentDays: Type.Optional(Type.Object({ from: DayOfMonth, to: DayOfMonth }, object)),
  durationDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 3650 })),
  durationNote: Type.Optional(Key),
  /** Words by which people look for it besides those of its title; searched and never shown. */
  searchWords: Type.Optional(Key),
  requiredPapers: Type.Optional(listOf(Key, 100)),
  eligibility: Type.Optional(listOf(Key, 100)),
  /** Conditions of `eligibility` that the portal checks itself, before the first question and at sending. */
  eligibilityRules: Type.Optional(listOf(EligibilityRule, 20)),
  howTo: Type.Optional(listOf(Type.Object({ title: Key, text: Key }, object), 20)),
  /** A guided tour: what is pointed at, one after the other, on its page (`target`) or in its form (`field`). */
  tour: Type.Optional(
    listOf(
      Type.Union([
        Type.Object({ target: Literals(tourTargets), title: Key, text: Key }, object),
        Type.Object({ field: Short, title: Key, text: Key }, object),
      ]),
      24,
    ),
  ),
  /** Addresses of pictures: of this portal, or https elsewhere. */
  images: Type.Optional(listOf(Picture, 20)),
  logo: Type.Optional(Picture),
  /** What clients other than the portal's own pages need; the portal passes it on. */
  extraData: Type.Optional(Extra),
  personalization: Type.Optional(Extra),
  fromDate: Type.Optional(Moment),
  toDate: Type.Optional(Moment),
  availability: Type.Optional(Availability),
}

/** What only a signed-in person reads: terms, questions, and how the service is used. */
export const signedInDescription = {
  faqs: Type.Optional(listOf(Type.Object({ question: Key, answer: Key }, object), 100)),
  terms: Type.Optional(Key),
  videoUrl: Type.Optional(Type.String({ pattern: '^https://', maxLength: 500 })),
  hideServiceTable: Type.Optional(Type.Boolean()),
  paymentInAdvance: Type.Optional(Type.Boolean()),
  serviceDictionary: Type.Optional(listOf(Type.Object({ code: Short, label: Key }, object), 1000)),
}

/** What is always sent, and what an author may leave out. */
export const switches = {
  allowAnonymous: Type.Boolean(),
  hiddenOn: listOf(Hidden, 7),
  disabledOn: listOf(Channel, 4),
  deactivated: Type.Boolean(),
}

/** Names of a service; an author writes them all. */
export const names = {
  serviceSlug: Type.String({ pattern: serviceSlugPattern }),
  serviceLabel: Key,
  description: Key,
  serviceType: Literals(serviceTypes),
  categoryIds: listOf(Type.String({ minLength: 1, maxLength: 64 }), 20),
}

/** All of it as an author writes it. */
export const ServiceDescription = Type.Object(
  {
    ...names,
    ...publicDescription,
    ...signedInDescription,
    allowAnonymous: Type.Optional(switches.allowAnonymous),
    hiddenOn: Type.Optional(switches.hiddenOn),
    disabledOn: Type.Optional(switches.disabledOn),
    deactivated: Type.Optional(switches.deactivated),
  },
  object,
)
export type ServiceDescription = Static<typeof ServiceDescription>
