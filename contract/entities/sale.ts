// Sales in which people are admitted one after the other: what everybody sees of one, and of a place in it.

import { type Static, Type } from 'typebox'
import { entryStatuses, saleBounds, saleMethods } from '../sale-rules.ts'
import { Literals } from './literals.ts'

const Instant = Type.String({ format: 'date-time' })

/** How staff set a sale up; `closesAt` is a draw's. */
export const NewSale = Type.Object(
  {
    method: Literals(saleMethods),
    opensAt: Instant,
    closesAt: Type.Optional(Instant),
    places: Type.Integer({ minimum: saleBounds.places.min, maximum: saleBounds.places.max }),
    turnMinutes: Type.Integer({ minimum: saleBounds.turnMinutes.min, maximum: saleBounds.turnMinutes.max }),
  },
  { additionalProperties: false },
)
export type NewSale = Static<typeof NewSale>

export const Sale = Type.Object({
  method: Literals(saleMethods),
  opensAt: Instant,
  closesAt: Type.Optional(Instant),
  places: Type.Integer(),
  turnMinutes: Type.Integer(),
  drawnAt: Type.Optional(Instant),
  /** Who waits, and who may reserve now. */
  waiting: Type.Integer(),
  admitted: Type.Integer(),
  /** What is left to be reserved. */
  free: Type.Integer(),
})
export type Sale = Static<typeof Sale>

export const SaleEntry = Type.Object({
  status: Literals(entryStatuses),
  /** What a draw calls it. */
  code: Type.String(),
  /** While it waits and its order is known: how many come first. */
  ahead: Type.Optional(Type.Integer()),
  /** Of a draw: which number it was drawn as. */
  rank: Type.Optional(Type.Integer()),
  /** While it is admitted. */
  until: Type.Optional(Instant),
})
export type SaleEntry = Static<typeof SaleEntry>

/** What is published of a draw; the seed and the results once it is drawn. */
export const Draw = Type.Object({
  opensAt: Instant,
  closesAt: Instant,
  turnMinutes: Type.Integer(),
  seedHash: Type.String(),
  entries: Type.Integer(),
  drawnAt: Type.Optional(Instant),
  seed: Type.Optional(Type.String()),
  entriesHash: Type.Optional(Type.String()),
  /** The codes of all entries in the order that was drawn. */
  order: Type.Optional(Type.Array(Type.String())),
})
export type Draw = Static<typeof Draw>
