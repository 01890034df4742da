// Conditions of a service that a person does not meet.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

const UnmetRule = Type.Object({
  /** The condition, as the page of the service words it. */
  text: TextSchema,
  /** What they can do instead. */
  instead: TextSchema,
  links: Type.Array(Type.Object({ href: Type.String(), label: TextSchema })),
})
export type UnmetRule = Static<typeof UnmetRule>

export const Eligibility = Type.Object({ unmet: Type.Array(UnmetRule) })
export type Eligibility = Static<typeof Eligibility>
