// What finance asked to have booked and a second person has not confirmed yet.

import { type Static, Type } from 'typebox'
import { refundHinders, resolutions } from '../payment-states.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })
const Amount = Type.String()

/** What takes a second person: another amount than the one due, a record taken back, a difference of more than a bank's charge. */
export const bookingActs = ['transfer', 'void', 'difference'] as const
export type BookingAct = (typeof bookingActs)[number]

export const WaitingBooking = Type.Object({
  id: Type.String(),
  act: Literals(bookingActs),
  payment: Type.Optional(Type.Object({ id: Type.String(), number: Type.String(), ID: Type.String() })),
  /** What it moves; of a difference that is accepted, how far both sides are apart. */
  amount: Amount,
  /** The bank's number of a transfer or of a line. */
  transactionId: Type.Optional(Type.String()),
  resolution: Type.Optional(Literals(resolutions)),
  reason: Type.Optional(Type.String()),
  requestedBy: PersonRef,
  requestedAt: Instant,
  /** Why the reader may not confirm it. */
  hinder: Type.Optional(Literals(refundHinders)),
})
export type WaitingBooking = Static<typeof WaitingBooking>
