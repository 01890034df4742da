// Sales in which people are admitted one after the other: what everybody sees of one, and of a place in it.

import { type Static, Type } from 'typebox'
import { entryStatuses, saleBounds, saleMethods, saleVerified } from '../sale-rules.ts'
import { Literals } from './literals.ts'

const Instant = Type.String({ format: 'date-time' })

/** A time of day in Cairo; 24:00 is its end. */
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$' })

const Source = Type.String({ minLength: 3, maxLength: 300 })

/** How staff set a sale up; `closesAt` and `beaconSource` (which public value is mixed in) are a draw's. */
export const NewSale = Type.Object(
  {
    method: Literals(saleMethods),
    opensAt: Instant,
    closesAt: Type.Optional(Instant),
    places: Type.Integer({ minimum: saleBounds.places.min, maximum: saleBounds.places.max }),
    turnMinutes: Type.Integer({ minimum: saleBounds.turnMinutes.min, maximum: saleBounds.turnMinutes.max }),
    /** When people are called to their turn; left out: from 08:00 to 21:00. */
    callsFrom: Type.Optional(TimeOfDay),
    callsUntil: Type.Optional(TimeOfDay),
    beaconSource: Type.Optional(Source),
    /** What is known of who takes a place; left out: `typed`. */
    verified: Type.Optional(Literals(saleVerified)),
  },
  { additionalProperties: false },
)
export type NewSale = Static<typeof NewSale>

export const Sale = Type.Object({
  method: Literals(saleMethods),
  verified: Literals(saleVerified),
  opensAt: Instant,
  closesAt: Type.Optional(Instant),
  places: Type.Integer(),
  turnMinutes: Type.Integer(),
  callsFrom: TimeOfDay,
  callsUntil: TimeOfDay,
  drawnAt: Type.Optional(Instant),
  /** The public value that its draw waits for. */
  awaits: Type.Optional(Type.String()),
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
  /** While it is admitted, once the message that calls was sent: the turn begins with it. */
  until: Type.Optional(Instant),
})
export type SaleEntry = Static<typeof SaleEntry>

/** The value as it was found where its source says: two administrators enter the same. */
export const BeaconEntry = Type.Object(
  { value: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) },
  { additionalProperties: false },
)
/** `isConfirmed`: somebody else had entered the same. */
export const BeaconEntered = Type.Object({ isConfirmed: Type.Boolean() })
export type BeaconEntered = Static<typeof BeaconEntered>

/** Of a sale in which people wait the first administrator gets `isEnded` false: a second one has to end it too. */
export const SaleEnd = Type.Object({ isEnded: Type.Boolean() })
export type SaleEnd = Static<typeof SaleEnd>

/** Which administrator was first to end a sale that still goes on, and when. */
export const ProposedEnd = Type.Object({
  proposed: Type.Optional(Type.Object({ isMine: Type.Boolean(), at: Instant })),
})
export type ProposedEnd = Static<typeof ProposedEnd>

/** What is published of a draw: the hash of its list once entries are closed, seed and results once it is drawn. */
export const Draw = Type.Object({
  opensAt: Instant,
  closesAt: Instant,
  turnMinutes: Type.Integer(),
  verified: Literals(saleVerified),
  seedHash: Type.String(),
  entries: Type.Integer(),
  drawnAt: Type.Optional(Instant),
  /** Which public value is mixed in, and that value once two administrators have entered it. */
  beaconSource: Type.Optional(Type.String()),
  beaconValue: Type.Optional(Type.String()),
  seed: Type.Optional(Type.String()),
  entriesHash: Type.Optional(Type.String()),
  /** The codes of all entries in the order that was drawn. */
  order: Type.Optional(Type.Array(Type.String())),
})
export type Draw = Static<typeof Draw>
