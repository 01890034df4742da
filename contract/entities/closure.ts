// A time in which a service center receives nobody, besides its hours and the holidays: whole days, or hours of one day.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

const Day = Type.String({ format: 'date' })
/** By Cairo's clock: '09:00'; without them the whole days. */
const Hours = Type.Object({ from: Type.String(), until: Type.String() })

const fields = {
  /** The first day and the last. */
  from: Day,
  until: Day,
  /** Of one day alone. */
  hours: Type.Optional(Hours),
  /** What citizens read. */
  reason: TextSchema,
}

/** As citizens read it. */
export const CenterClosure = Type.Object(fields)
export type CenterClosure = Static<typeof CenterClosure>

export const Closure = Type.Object({
  id: Type.String(),
  /** The calendar of its visits. */
  calendar: Type.String(),
  center: TextSchema,
  ...fields,
  /** What becomes of visits that are booked in it. */
  visits: Literals(['move', 'free']),
})
export type Closure = Static<typeof Closure>

/** The visits that a closure would hit, by day. */
export const ClosureEffects = Type.Object({
  visits: Type.Array(Type.Object({ day: Type.String(), count: Type.Integer() })),
})
export type ClosureEffects = Static<typeof ClosureEffects>
