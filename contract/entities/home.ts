// The home page of a person: requests that wait for them and their next date.

import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Static, Type } from 'typebox'
import type { PaymentStatus } from '../payment-states.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })
const requestRef = { ID: Type.String(), serviceSlug: Type.String(), serviceLabel: TextSchema }

export const WaitingRequest = Type.Object({
  ...requestRef,
  statusKind: Type.Unsafe<StateKind>({ type: 'string' }),
  dueAt: Type.Union([Instant, Type.Null()]),
  /** Of a request that waits for payment; the amount is in pounds, "12.50". */
  payment: Type.Optional(
    Type.Object({ status: Type.Unsafe<PaymentStatus>({ type: 'string' }), amount: Type.String() }),
  ),
})
export type WaitingRequest = Static<typeof WaitingRequest>

export const nextDateKinds = ['visit', 'answer'] as const
export type NextDateKind = (typeof nextDateKinds)[number]

/** `answer`: by when the authority promised to answer. */
export const NextDate = Type.Object({
  ...requestRef,
  kind: Literals(nextDateKinds),
  at: Instant,
  /** Where a visit is. */
  center: Type.Optional(TextSchema),
})
export type NextDate = Static<typeof NextDate>

export const Home = Type.Object({
  person: PersonRef,
  /** The clock of the server: pages word the time left by it until they count down themselves. */
  now: Instant,
  waiting: Type.Object({ total: Type.Integer(), first: Type.Array(WaitingRequest) }),
  next: Type.Union([NextDate, Type.Null()]),
})
export type Home = Static<typeof Home>
