// What finance asked to have booked and a second person has not confirmed yet.

import { type Static, Type } from 'typebox'
import { refundHinders, resolutions } from '../payment-states.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })
const Amount = Type.String()

/**
 * What takes a second person: another amount than the one due, money at an office, a record taken back, a difference of more than
 * a bank's charge.
 */
export const bookingActs = ['transfer', 'office', 'void', 'difference'] as const
export type BookingAct = (typeof bookingActs)[number]

export const WaitingBooking = Type.Object({
  id: Type.String(),
  act: Literals(bookingActs),
  payment: Type.Optional(Type.Object({ id: Type.String(), number: Type.String(), ID: Type.String() })),
  /** The attempt whose money it moves. */
  attemptId: Type.Optional(Type.String()),
  /** What it moves; of a difference that is accepted, how far both sides are apart. */
  amount: Amount,
  /** The bank's number of a transfer or of a line, or the number of a paper receipt. */
  transactionId: Type.Optional(Type.String()),
  resolution: Type.Optional(Literals(resolutions)),
  /** Of a difference: the other currencies, or the line that cannot be read. */
  note: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  requestedBy: PersonRef,
  requestedAt: Instant,
  /** Why the reader may not confirm it. */
  hinder: Type.Optional(Literals(refundHinders)),
})
export type WaitingBooking = Static<typeof WaitingBooking>
