// A request: what someone asked for, where it stands and everything that happened to it.

import type { StateKind } from '@bawaba/forms/definition.ts'
import type { Given } from '@bawaba/forms/index.ts'
import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { Document } from './document.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

export const historyKinds = [
  'created',
  'status',
  'assigned',
  'bulkAssigned',
  'unassigned',
  'comment',
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

/** One line of the history. An applicant reads the role of staff, never a name. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: Literals(historyKinds),
  actor: Literals(['applicant', 'staff', 'system']),
  by: Type.Optional(PersonRef),
  onBehalfOf: Type.Optional(PersonRef),
  activityId: Type.Optional(Type.String()),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  assignee: Type.Optional(PersonRef),
  text: Type.Optional(Type.String()),
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  visibleToApplicant: Type.Boolean(),
})
export type HistoryEntry = Static<typeof HistoryEntry>

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
  given: Type.Optional(Type.Unsafe<Record<string, Given>>({ type: 'object', additionalProperties: true })),
  history: Type.Optional(Type.Array(HistoryEntry)),
  fees: Type.Optional(FeesSchema),
  owner: PersonRef,
  assignee: Nullable(PersonRef),
  channel: Type.String(),
  dueAt: Nullable(Instant),
  revision: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
  actionDate: Instant,
  /** What the reader may do to it now. */
  can: Type.Optional(Type.Array(Type.String())),
})
export type Request = Static<typeof Request>

/** A row of a list: any part of a request, by the filter's `fields`. */
export const RequestRow = Type.Partial(Request)
export type RequestRow = Static<typeof RequestRow>

export const Filed = Type.Object({
  id: Type.String(),
  ID: Type.String(),
  status: Type.String(),
  revision: Type.Integer(),
  /** For a visitor: with the number it opens the status page. It is told once. */
  trackingSecret: Type.Optional(Type.String()),
  next: Type.Object({ kind: Type.Unsafe<'payment' | 'wait' | 'done'>({ type: 'string' }) }),
})
export type Filed = Static<typeof Filed>
