// The portal closed for a while: the notice to people, and what staff see of it.

import { type Static, Type } from 'typebox'
import type { PromiseKind } from '../promise-kinds.ts'
import { TextSchema } from './app-data.ts'

const Instant = Type.String({ format: 'date-time' })

/** `open`: nothing is planned. `closing`: people are warned and can finish. `closed`: staff alone are served. */
export const MaintenanceState = Type.Union([
  Type.Object({ state: Type.Literal('open') }),
  Type.Object({
    state: Type.Unsafe<'closing' | 'closed'>({ type: 'string' }),
    message: TextSchema,
    until: Type.Optional(Instant),
    closesAt: Instant,
    begunBy: Type.Object({ name: Type.String(), englishName: Type.Union([Type.String(), Type.Null()]) }),
  }),
])
export type MaintenanceState = Static<typeof MaintenanceState>

const line = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })
export const MaintenanceOrder = Type.Object(
  {
    message: Type.Object({ ar: line, en: line }, { additionalProperties: false }),
    until: Type.Optional(Instant),
    /** Minutes in which people can finish; 0 closes at once. Left out, what is in force goes on as it is. */
    drainMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 240 })),
  },
  { additionalProperties: false },
)
export type MaintenanceOrder = Static<typeof MaintenanceOrder>

/** What a closing of the portal would hit. */
export const MaintenanceEffects = Type.Object({
  /** Sales that go on, with how many people wait in them or have their turn. */
  sales: Type.Array(Type.Object({ title: TextSchema, people: Type.Integer() })),
  /** Deadlines of citizens that would end before it is over, or within the hour after. */
  deadlines: Type.Array(
    Type.Object({ what: Type.Unsafe<PromiseKind>({ type: 'string' }), count: Type.Integer() }),
  ),
})
export type MaintenanceEffects = Static<typeof MaintenanceEffects>
