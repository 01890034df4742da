// The times of a center as a form offers them, and the visits of a day as its staff read them.

import { Type } from 'typebox'
import { CenterClosure } from './closure.ts'

const Words = Type.Object({ ar: Type.String(), en: Type.String() })

const AppointmentHour = Type.Object({
  /** What an answer holds and a hold names. */
  code: Type.String(),
  time: Type.String(),
  free: Type.Integer(),
})
const AppointmentDay = Type.Object({ day: Type.String(), hours: Type.Array(AppointmentHour) })

export const AppointmentCalendar = Type.Object({
  code: Type.String(),
  name: Words,
  minutes: Type.Integer(),
  capacity: Type.Integer(),
  days: Type.Array(AppointmentDay),
  /** Closures now and to come. */
  closures: Type.Array(CenterClosure),
})
export type AppointmentCalendar = Type.Static<typeof AppointmentCalendar>

/** What a day off would hit: visits that are booked on it, by center, and requests that are due on it. */
export const HolidayEffects = Type.Object({
  visits: Type.Array(Type.Object({ calendar: Type.String(), name: Words, count: Type.Integer() })),
  due: Type.Integer(),
})
export type HolidayEffects = Type.Static<typeof HolidayEffects>

/** One appointment of a day, in the order of the times. */
export const Visit = Type.Object({
  time: Type.String(),
  ID: Type.String(),
  serviceSlug: Type.String(),
  status: Type.String(),
  name: Type.String(),
})
export type Visit = Type.Static<typeof Visit>
