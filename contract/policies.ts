// The policies of all calls by their keys, as their definitions have them. For the server and its tests: definitions carry
// schemas, which no page loads.

import { type CallKey, calls } from './calls/index.ts'

type Policies = { readonly [Key in CallKey]: (typeof calls)[Key]['policy'] }

export const policies = Object.fromEntries(
  Object.entries(calls).map(([key, { policy }]) => [key, policy]),
) as Policies

/** The calls that only whoever proved themselves a moment ago may make. */
export type FreshKey = {
  [Key in CallKey]: Policies[Key] extends { fresh: true } ? Key : never
}[CallKey]
