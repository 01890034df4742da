// A reservation: something of which there are only so many, kept for one person.

import { Type } from 'typebox'
import { Literals } from './literals.ts'

/** What a kind of things that are reserved is called, and one of them. */
export const ReservableKind = Type.String({ pattern: '^[a-z][a-z-]{0,31}$' })
export const ReservableCode = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._:/-]*$',
})

/** ISO 3166-1 code of a country. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** From the hold while a form is filled to its end, in this order; `freed` is over. */
export const reservationStatuses = ['held', 'reserved', 'locked', 'allocated', 'freed'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const Reservation = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: ReservableKind,
  code: Type.String(),
  status: Literals(reservationStatuses),
  /** When a hold ends by itself. */
  heldUntil: Type.Optional(Type.String({ format: 'date-time' })),
  /** Of a hold that was extended: for how many minutes the portal was closed meanwhile. */
  closedMinutes: Type.Optional(Type.Integer()),
  /** Of a new hold: its person may not hold the thing again today. */
  isLast: Type.Optional(Type.Boolean()),
  /** The number of the request that it belongs to. */
  ID: Type.Optional(Type.String()),
  serviceSlug: Type.Optional(Type.String()),
})
export type Reservation = Type.Static<typeof Reservation>
