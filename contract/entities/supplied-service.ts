// A version of a service that a release supplies and that waits for a yes.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'

const strict = { additionalProperties: false } as const

/** `from` and `to` are JSON, for staff who know definitions; "none" where the property is missing. */
export const ServiceDifference = Type.Object(
  {
    area: Literals(['applicants', 'cost', 'categories'] as const),
    property: Type.String(),
    from: Type.String(),
    to: Type.String(),
  },
  strict,
)
export type ServiceDifference = Static<typeof ServiceDifference>

export const SuppliedService = Type.Object(
  {
    serviceSlug: Type.String(),
    /** The version in force. */
    version: Type.Integer(),
    release: Type.String(),
    since: Type.String({ format: 'date-time' }),
    differences: Type.Array(ServiceDifference),
  },
  strict,
)
export type SuppliedService = Static<typeof SuppliedService>
