// Notifications as their reader gets them, what they prefer, the templates that staff write, and messages on their way out.

import { filedKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { languages } from '@bawaba/language/index.ts'
import { type Static, Type } from 'typebox'
import { dropReasons } from '../message-hours.ts'
import { notificationKinds } from '../notification-kinds.ts'
import { notificationChannels, topics } from '../notification-topics.ts'
import { longestWording } from '../notification-wording.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

const open = { additionalProperties: false }
const Instant = Type.String({ format: 'date-time' })
const Kind = Literals(notificationKinds)

/** Title and text in the language of the call. */
export const Notification = Type.Object({
  id: Type.String(),
  createdAt: Instant,
  kind: Kind,
  topic: Literals(topics),
  title: Type.String(),
  text: Type.String(),
  isSeen: Type.Boolean(),
  isRead: Type.Boolean(),
  meta: Type.Object({
    serviceSlug: Type.Optional(Type.String()),
    serviceLabel: Type.Optional(Type.String()),
    /** The number of the request. */
    requestId: Type.Optional(Type.String()),
    /** Where it leads, where that is no request. */
    path: Type.Optional(Type.String()),
  }),
})
export type Notification = Static<typeof Notification>

/** Some by their ids, or all there are. */
/** Some of them; without `ids` all. */
export const Marked = Type.Union([
  Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 }) }, open),
  Type.Object({ all: Type.Optional(Type.Literal(true)) }, open),
])
export type Marked = Static<typeof Marked>

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const Quiet = Type.Union([Type.Object({ from: TimeOfDay, until: TimeOfDay }, open), Type.Null()])
const Choice = Type.Object(
  Object.fromEntries(notificationChannels.map(channel => [channel, Type.Boolean()])) as Record<
    (typeof notificationChannels)[number],
    ReturnType<typeof Type.Boolean>
  >,
  open,
)
const ChoiceRow = Type.Object({ topic: Literals(topics), ...Choice.properties }, open)

/** Where a person is, as IANA names it; null: Cairo. */
const Zone = Type.Union([Type.String({ maxLength: 64 }), Type.Null()])

/** `quiet`: from when until when no SMS and no e-mail goes out, in the zone; null: none. */
export const NotificationPreferences = Type.Object({
  topics: Type.Array(ChoiceRow),
  quiet: Quiet,
  zone: Zone,
  revision: Type.Integer(),
  /** Where messages can reach the person. */
  reach: Type.Object({ sms: Type.Boolean(), email: Type.Boolean() }),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>
export const NotificationPreferencesOrder = Type.Object(
  { topics: Type.Array(ChoiceRow, { maxItems: topics.length }), quiet: Quiet, zone: Type.Optional(Zone) },
  open,
)
export type NotificationPreferencesOrder = Static<typeof NotificationPreferencesOrder>

const both = (maxLength: number) =>
  Type.Object({ ar: Type.String({ maxLength }), en: Type.String({ maxLength }) }, open)
const wording = { title: both(longestWording.title), text: both(longestWording.text) }

export const NotificationTemplateOrder = Type.Object(
  {
    kind: Kind,
    /** For one service alone. */
    service: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    /** For requests in one stage alone. */
    stage: Type.Union([Literals(filedKinds), Type.Null()]),
    /** For readers of one language alone; absent or null: of both. */
    language: Type.Optional(Type.Union([Literals(languages), Type.Null()])),
    ...wording,
    active: Type.Boolean(),
  },
  open,
)
export type NotificationTemplateOrder = Static<typeof NotificationTemplateOrder>

export const NotificationTemplate = Type.Object({
  id: Type.String(),
  kind: Kind,
  service: NotificationTemplateOrder.properties.service,
  stage: NotificationTemplateOrder.properties.stage,
  language: Type.Union([Literals(languages), Type.Null()]),
  title: TextSchema,
  text: TextSchema,
  active: Type.Boolean(),
  revision: Type.Integer(),
  changedAt: Instant,
  changedBy: Type.Object({ name: Type.String(), englishName: Type.Union([Type.String(), Type.Null()]) }),
})
export type NotificationTemplate = Static<typeof NotificationTemplate>

/** Words over the facts of a real request, or over examples where none is named. */
export const NotificationPreviewOrder = Type.Object(
  { kind: Kind, ...wording, ID: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
  open,
)
export const NotificationPreview = Type.Object({ title: TextSchema, text: TextSchema })

export const messageChannels = ['sms', 'email'] as const
/** A way out of the portal, and whether messages leave by it. */
export const MessageChannel = Type.Object({
  channel: Literals(messageChannels),
  /** How many wait after a failure. */
  retrying: Type.Integer(),
  /** Every message failed since: not there while messages leave. */
  down: Type.Optional(
    Type.Object({
      since: Instant,
      failed: Type.Integer(),
      /** What its gateway answered last, in a word. */
      failure: Type.String(),
    }),
  ),
})
export type MessageChannel = Static<typeof MessageChannel>

const messageStates = ['waiting', 'retrying', 'sent', 'dropped', 'givenUp'] as const
/** A message on its way out, without its words: they may hold codes, and are no business of staff. */
export const OutgoingMessage = Type.Object({
  id: Type.String(),
  channel: Literals(messageChannels),
  /** The end of the number or address. */
  recipient: Type.String(),
  kind: Type.Optional(Kind),
  /** The number of the request that it is about. */
  requestId: Type.Optional(Type.String()),
  serviceSlug: Type.Optional(Type.String()),
  state: Literals(messageStates),
  tries: Type.Integer(),
  createdAt: Instant,
  sentAt: Type.Optional(Instant),
  nextTryAt: Type.Optional(Instant),
  givenUpAt: Type.Optional(Instant),
  /** What a gateway answered last, in a word. */
  failure: Type.Optional(Type.String()),
  /** Why it was dropped before it was sent. */
  dropped: Type.Optional(Literals(dropReasons)),
  /** Its code or link is over, or what it reminds of is done: it is not sent again. */
  isOver: Type.Boolean(),
})
export type OutgoingMessage = Static<typeof OutgoingMessage>
