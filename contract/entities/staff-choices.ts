// What an administrator chooses from for a member of staff: where they work, and the services they are given.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

export const StaffPlace = Type.Object({
  code: Type.String(),
  kind: Literals(['company', 'sector', 'center']),
  /** The code of the company of a sector, of the sector of a center. */
  parent: Type.Union([Type.String(), Type.Null()]),
  name: TextSchema,
  /** Part of the holding company. */
  isHolding: Type.Boolean(),
})
export type StaffPlace = Static<typeof StaffPlace>

export const StaffChoices = Type.Object({
  places: Type.Array(StaffPlace),
  services: Type.Array(Type.Object({ slug: Type.String(), label: TextSchema })),
  /** The teams that services name, each with the service before it: "Disability card: medical board". */
  teams: Type.Array(Type.Object({ name: Type.String(), label: TextSchema })),
})
export type StaffChoices = Static<typeof StaffChoices>
