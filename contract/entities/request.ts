// A request: what someone asked for, its status and everything that happened to it.

import { contactWays } from '@bawaba/forms/definition.ts'
import type { Completion } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Static, Type } from 'typebox'
import { linkKinds } from '../link-kinds.ts'
import { type RatingLevel, ratingSubjects } from '../responses.ts'
import { TextSchema } from './app-data.ts'
import { Company } from './company.ts'
import { Document } from './document.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

/** Answers as they are sent: by the name of their question, judged by its form. */
export const SentAnswers = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())

/** The fields that the applicant answers again, and how many working days they have. */
export const Ask = Type.Object(
  {
    fields: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200 }),
    workingDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
  },
  { additionalProperties: false },
)

export const historyKinds = [
  'created',
  'status',
  'assigned',
  'unassigned',
  'bulkAssigned',
  'handedOver',
  'teamEmpty',
  'comment',
  'messageClosed',
  'called',
  'visitMoved',
  'visitFreed',
  'retracted',
  'printed',
  'linked',
  'unlinked',
  'escalated',
  'dueChanged',
  'extended',
  'corrected',
  'reopened',
  'effect',
  'rated',
  'paymentStarted',
  'paymentSucceeded',
  'paymentFailed',
  'paymentRefunded',
  'paymentReceived',
  'paymentSurplus',
  'paymentCorrected',
  'paymentBounced',
  'letterRevoked',
] as const
export type HistoryKind = (typeof historyKinds)[number]

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
const Instant = Type.String({ format: 'date-time' })

/** What is to be paid, item by item; amounts in pounds, "12.50". */
export const FeesSchema = Type.Object({
  items: Type.Array(Type.Object({ label: TextSchema, amount: Type.String() })),
  total: Type.Object({ amount: Type.String(), currency: Type.Literal('EGP') }),
})
export type FeesView = Static<typeof FeesSchema>

/** Another request that this one is linked to; shown only to those who may see that one too. */
export const RequestLink = Type.Object({
  id: Type.String(),
  kind: Literals(linkKinds),
  /** `from`: this request is the duplicate of the other, or continues it; `to`: the other way round. */
  direction: Literals(['from', 'to']),
  request: Type.Object({
    id: Type.String(),
    ID: Type.String(),
    serviceSlug: Type.String(),
    version: Type.Integer(),
    status: Type.String(),
    statusKind: Type.Unsafe<StateKind>({ type: 'string' }),
    createdAt: Instant,
  }),
})
export type RequestLink = Static<typeof RequestLink>

/** What is requested from the applicant while the request waits for them. */
export const InformationRequest = Type.Object({
  /** Names of the fields of the filing that are open again. */
  fields: Type.Array(Type.String()),
  message: Type.Optional(Type.String()),
  workingDays: Type.Integer(),
  askedAt: Instant,
})
export type InformationRequest = Static<typeof InformationRequest>

/** One line of the history. An applicant reads the role of staff, never a name. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: Literals(historyKinds),
  actor: Literals(['applicant', 'staff', 'system']),
  by: Type.Optional(PersonRef),
  onBehalfOf: Type.Optional(PersonRef),
  /** The company that it was done for. */
  company: Type.Optional(Company),
  activityId: Type.Optional(Type.String()),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  assignee: Type.Optional(PersonRef),
  /** Codes of appointments: the one that was moved or freed, and where it went. */
  visit: Type.Optional(Type.String()),
  newVisit: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  /** Why the system did it, where somebody outside said so. */
  reason: Type.Optional(Type.Object({ ar: Type.String(), en: Type.String() })),
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** What was requested with it. */
  asked: Type.Optional(InformationRequest),
  /** Answers of the request that it changed, as they were. */
  before: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** When it was due, and when it is due now. */
  wasDueAt: Type.Optional(Instant),
  dueAt: Type.Optional(Instant),
  /** For how many minutes the portal was closed, where that extended it. */
  closedMinutes: Type.Optional(Type.Integer()),
  /** Why it was brought up. */
  step: Type.Optional(Literals(['dueSoon', 'overdue'])),
  /** What was set off by itself; `waiting` where what carries it out does not stand yet. */
  effect: Type.Optional(Type.String()),
  outcome: Type.Optional(Literals(['done', 'waiting', 'failed'])),
  link: Type.Optional(
    Type.Object({ kind: Literals(linkKinds), ID: Type.String(), serviceSlug: Type.String() }),
  ),
  /** How the applicant found it, and whether sending it is meant or the whole. */
  level: Type.Optional(Type.Unsafe<RatingLevel>({ type: 'integer' })),
  about: Type.Optional(Literals(ratingSubjects)),
  /** Of payments: pounds, how it was paid, and the provider's number. */
  amount: Type.Optional(Type.String()),
  channel: Type.Optional(Type.String()),
  transactionId: Type.Optional(Type.String()),
  /** The number of the letter that was revoked. */
  letter: Type.Optional(Type.String()),
  /** A deed outside that is owed from here on, and one that was done or refused: names of programmes. */
  owes: Type.Optional(Type.String()),
  deed: Type.Optional(Type.String()),
  deedOutcome: Type.Optional(Literals(['delivered', 'refused'])),
  /** How many requests were assigned at once. */
  count: Type.Optional(Type.Integer()),
  visibleToApplicant: Type.Boolean(),
})
export type HistoryEntry = Static<typeof HistoryEntry>
export const historyParts = Object.keys(HistoryEntry.properties)

/** Something that is done outside for a request: who does it, what it is, and how it stands. */
export const OutsideDeed = Type.Object({
  by: TextSchema,
  deed: TextSchema,
  state: Literals(['owed', 'confirmed', 'refused']),
  /** Since when it is owed, or when the answer came. */
  at: Instant,
  /** It was sent without an answer; it is tried again. */
  isUnanswered: Type.Optional(Type.Literal(true)),
  /** What the other side said: why it refuses, or what it did. */
  reason: Type.Optional(TextSchema),
})
export type OutsideDeed = Static<typeof OutsideDeed>

export const PendingDecision = Type.Object({
  by: PersonRef,
  activityId: Type.String(),
  /** Whether the reader decided, and may undo it. */
  isOwn: Type.Boolean(),
  /** Milliseconds until it is sent. */
  leftMs: Type.Integer(),
})
export type PendingDecision = Static<typeof PendingDecision>

export const Request = Type.Object({
  id: Type.String(),
  ID: Type.String(),
  serviceSlug: Type.String(),
  version: Type.Integer(),
  activityId: Type.String(),
  status: Type.String(),
  statusKind: Type.Unsafe<StateKind>({ type: 'string' }),
  deliverableNumber: Type.Integer(),
  data: Type.Record(Type.String(), Type.Unknown()),
  documents: Type.Optional(Type.Array(Document)),
  /** What the service's script put into the form, by address. */
  given: Type.Optional(
    Type.Unsafe<Record<string, Completion>>({ type: 'object', additionalProperties: true }),
  ),
  history: Type.Optional(Type.Array(HistoryEntry)),
  /** For staff, while it is not decided: what registers outside say of it. */
  notes: Type.Optional(Type.Array(TextSchema)),
  /** What is done outside for it, the oldest first. */
  outside: Type.Optional(Type.Array(OutsideDeed)),
  /** What the client sent along with the answers, or the service's script put instead. */
  clientHooksData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  fees: Type.Optional(FeesSchema),
  owner: PersonRef,
  /** The company that it was filed for; the owner speaks for it. */
  company: Type.Optional(Company),
  assignee: Nullable(PersonRef),
  channel: Type.String(),
  /** By when its present state should end; never after `finishBy`. */
  dueAt: Nullable(Instant),
  /** By when the whole request should have ended; null while it waits for the applicant. */
  finishBy: Type.Optional(Nullable(Instant)),
  /** Since when staff are late: the first end of a state that they missed, as long as the request has not ended. */
  lateSince: Type.Optional(Instant),
  /** What is requested from the applicant, if anything is. */
  asked: Type.Optional(InformationRequest),
  /** For staff: since when a message of the applicant waits to be read, or after the end to be answered or closed. */
  newMessageAt: Type.Optional(Instant),
  /** For staff: how the applicant is reached who chose it in the form, and since when they wait for a call. */
  contact: Type.Optional(
    Type.Object({
      way: Literals(contactWays),
      to: Type.String(),
      callSince: Type.Optional(Instant),
    }),
  ),
  links: Type.Optional(Type.Array(RequestLink)),
  revision: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
  actionDate: Instant,
  /** A decision that can still be undone, for those who work on the request: the applicant hears of it once it is sent. */
  pending: Type.Optional(PendingDecision),
  /** What the reader may do to it now. */
  can: Type.Optional(Type.Array(Type.String())),
})
export type Request = Static<typeof Request>

export type RequestRow = Partial<Request>
/** A row of a list: any part of a request, by the filter's `fields`, and of its relations by the scope of an include. */
export const RequestRow = Type.Unsafe<RequestRow>(
  Type.Partial(
    Type.Object({
      ...Request.properties,
      documents: Type.Array(Type.Partial(Document)),
      history: Type.Array(Type.Partial(HistoryEntry)),
    }),
  ),
)

export const Filed = Type.Object({
  id: Type.String(),
  ID: Type.String(),
  status: Type.String(),
  revision: Type.Integer(),
  /** For a visitor: with the number it opens the status page. It is sent once. */
  trackingSecret: Type.Optional(Type.String()),
  next: Type.Object({ kind: Type.Unsafe<'payment' | 'wait' | 'done'>({ type: 'string' }) }),
})
export type Filed = Static<typeof Filed>
